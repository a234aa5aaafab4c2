import { cx } from "@rolecall/ui/cx";
import { CircleCheckIcon, CircleDashedIcon, ContrastIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { EvidenceProvider } from "../../cv/evidence/evidence-context.tsx";
import { EvidenceRow } from "../../cv/evidence/evidence-row.tsx";
import { isOnTop } from "../group-parts.ts";
import { ruleWord } from "../rule-word.ts";
import { partFill, partShare } from "../score-stack.tsx";
import type { ComparedPerson } from "./compared-person.ts";
import type { Cell } from "./comparison.ts";
import type { SkillStanding } from "./skill-standing.ts";

type CellOf<Kind extends Cell["kind"]> = Extract<Cell, { kind: Kind }>;

/** What a row says of one person. */
export function CellView({ cell, person }: { cell: Cell; person: ComparedPerson }) {
  switch (cell.kind) {
    case "points":
      return <Points cell={cell} />;
    case "skill":
      return <Skill cell={cell} />;
    case "years":
      return <Years cell={cell} />;
    case "facts":
      return <Facts cell={cell} />;
    case "sentences":
      return <Sentences cell={cell} person={person} />;
  }
}

function Points({ cell: { group } }: { cell: CellOf<"points"> }) {
  const t = useTranslations("applications.parts");
  const format = useFormatter();
  const points = format.number(group.points, "decimal");
  if (group.kind === "nice-to-have")
    return <p className="font-semibold tabular-nums">{t("added", { points })}</p>;
  return (
    <>
      <p className="font-semibold tabular-nums">
        {t("share", { points, maxPoints: format.number(group.maxPoints, "decimal") })}
      </p>
      <span aria-hidden data-bar-track className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          data-bar
          className={cx("block h-full rounded-full", partFill(group))}
          style={{ width: `${partShare(group) * 100}%` }}
        />
      </span>
    </>
  );
}

const STANDINGS: Record<SkillStanding, { icon: typeof ContrastIcon; tone: string }> = {
  met: { icon: CircleCheckIcon, tone: "text-success" },
  part: { icon: ContrastIcon, tone: "text-warning [&>path]:fill-current" },
  missing: { icon: CircleDashedIcon, tone: "text-danger" },
};

function Skill({ cell: { standing, part } }: { cell: CellOf<"skill"> }) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const { icon: Icon, tone } = STANDINGS[standing];
  const onTop = isOnTop(part);
  const rule = ruleWord(part.rule);
  const points = format.number(part.points, "decimal");
  return (
    <div className="flex gap-2">
      <Icon
        aria-hidden
        className={cx("mt-1 size-4 shrink-0", onTop && standing === "missing" ? "text-faint" : tone)}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">{t(`compare.standing.${standing}`)}</p>
        {part.points > 0 && (
          <p className="text-sm whitespace-nowrap text-muted tabular-nums">
            {onTop
              ? t("parts.added", { points })
              : t("parts.share", { points, maxPoints: format.number(part.maxPoints, "decimal") })}
          </p>
        )}
        {rule !== "same" && rule !== "missing" && (
          <p className="basis-full text-sm text-faint">{t(`parts.rules.${rule}`)}</p>
        )}
      </div>
    </div>
  );
}

function Years({ cell: { years } }: { cell: CellOf<"years"> }) {
  const t = useTranslations("applications.compare");
  if (years === 0) return <p className="text-faint">{t("noYears")}</p>;
  return <p className="font-semibold tabular-nums">{t("years", { years })}</p>;
}

function Facts({ cell: { facts } }: { cell: CellOf<"facts"> }) {
  const t = useTranslations("applications.compare");
  if (facts.length === 0) return <p className="text-faint">{t("notInCv")}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {facts.map(({ text, detail }, index) => (
        <li key={index} dir="auto" className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0">{text}</span>
          {detail !== undefined && <span className="min-w-0 text-sm text-muted">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Each opens to its lines by itself. */
function Sentences({ cell: { sentences }, person }: { cell: CellOf<"sentences">; person: ComparedPerson }) {
  const t = useTranslations("applications.compare");
  if (sentences.length === 0) return <p className="text-faint">{t("none")}</p>;
  const lines = person.state === "here" && person.evidence ? person.evidence.lines : [];
  return (
    <EvidenceProvider lines={lines}>
      <ul className="-mx-2 -my-1.5 flex flex-col">
        {sentences.map(({ text, evidence }) => (
          <EvidenceRow key={text} evidenceKey={text} evidence={evidence}>
            {text}
          </EvidenceRow>
        ))}
      </ul>
    </EvidenceProvider>
  );
}
