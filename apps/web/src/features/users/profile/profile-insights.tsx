import type { User } from "@rolecall/contracts/users/schemas";
import { Badge } from "@rolecall/ui/badge";
import { CardSection } from "@rolecall/ui/card";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { SparklesIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { PointList } from "../../cv/results/point-list.tsx";

/** What the last CV says about the candidate. */
export function ProfileInsights({ insights }: { insights: User["aiProfileInsights"] }) {
  const t = useTranslations("users.profile.insights");
  const format = useFormatter();
  return (
    <CardSection id="insights" title={t("title")} description={t("description")}>
      {insights === null ? (
        <div className="rounded-md bg-sunken px-4 py-6 text-center">
          <SparklesIcon aria-hidden className="mx-auto mb-2 size-6 text-faint" />
          <p className="font-semibold">{t("empty")}</p>
          <p className="mt-1 text-sm text-muted">{t("emptyHint")}</p>
        </div>
      ) : (
        <dl className="flex flex-col gap-5">
          <Insight term={t("level")}>
            <Badge tone="accent">{insights.experienceLevel}</Badge>
          </Insight>
          <Insight term={t("domains")}>
            <Words label={t("domains")} words={insights.domainExpertise} />
          </Insight>
          <Insight term={t("strengths")}>
            {insights.keyStrengths.length === 0 ? (
              <None />
            ) : (
              <PointList icon={<SparklesIcon className="text-accent" />} points={insights.keyStrengths} />
            )}
          </Insight>
          <Insight term={t("roles")}>
            <Words label={t("roles")} words={insights.recommendedRoles} />
          </Insight>
          <Insight term={t("lastAnalyzed")}>
            <time dateTime={insights.lastAnalyzed}>
              {format.dateTime(new Date(insights.lastAnalyzed), "moment")}
            </time>
          </Insight>
        </dl>
      )}
    </CardSection>
  );
}

function Insight({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow mb-1.5">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return <None />;
  return (
    <ChipList label={label}>
      {words.map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </ChipList>
  );
}

function None() {
  const t = useTranslations("users.profile.insights");
  return <p className="text-sm text-faint">{t("none")}</p>;
}
