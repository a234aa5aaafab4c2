import type { ScorePart } from "@rolecall/contracts/applications/match";
import { useTranslations } from "use-intl";
import { EvidenceExcerpt } from "../cv/evidence/evidence-excerpt.tsx";
import { otherNameOf } from "./other-name.ts";

/** The lines of the CV behind a part of the score, and what they call the skill where the job calls it otherwise. */
export function PartEvidence({ part }: { part: ScorePart }) {
  const t = useTranslations("applications.parts");
  const skill = otherNameOf(part);
  return (
    <>
      {skill !== undefined && <p className="mb-1.5 text-sm wrap-anywhere">{t("otherName", { skill })}</p>}
      <EvidenceExcerpt evidence={part.evidence} none={part.points > 0 ? t("noEvidence") : t("noLine")} />
    </>
  );
}
