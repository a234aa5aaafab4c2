import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { CircleCheckIcon, CircleDashedIcon, ListTodoIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EvidenceRow } from "../cv/evidence/evidence-row.tsx";
import { evidenceOfPoint } from "./evidence-of-point.ts";

interface AnalysisPointsProps {
  aiSummary: FinishedAnalysis["aiSummary"];
  /** Of the score; undefined while they are being fetched. */
  parts: readonly ScorePart[] | undefined;
}

/** What speaks for the applicant and what is open, each with its lines of the CV, and what to do next. */
export function AnalysisPoints({ aiSummary, parts }: AnalysisPointsProps) {
  const t = useTranslations("applications.details");
  return (
    <div className="flex flex-col gap-6">
      <Points
        title={t("strengths")}
        icon={<CircleCheckIcon className="text-success" />}
        points={aiSummary.strengths}
        parts={parts}
        mostlyEvident
        none={t("noStrengths")}
      />
      <Points
        title={t("weaknesses")}
        icon={<CircleDashedIcon className="text-warning" />}
        points={aiSummary.weaknesses}
        parts={parts}
        none={t("noWeaknesses")}
      />
      <Points
        title={t("actions")}
        icon={<ListTodoIcon className="text-accent" />}
        points={aiSummary.recommendedActions}
        parts={parts}
        none={t("noActions")}
      />
    </div>
  );
}

interface PointsProps {
  title: string;
  icon: ReactNode;
  points: readonly string[];
  parts: readonly ScorePart[] | undefined;
  /** Nearly all of them stand on lines of the CV: there is room for opening them from the start. */
  mostlyEvident?: boolean;
  none: string;
}

function Points({ title, icon, points, parts, mostlyEvident = false, none }: PointsProps) {
  const meanwhile = mostlyEvident ? undefined : [];
  return (
    <section>
      <h3 className="eyebrow mb-2">{title}</h3>
      {points.length === 0 ? (
        <p className="text-sm text-faint">{none}</p>
      ) : (
        <ul className="-mx-2 -my-1.5 flex flex-col">
          {points.map((point) => (
            <EvidenceRow
              key={point}
              evidenceKey={`${title} ${point}`}
              evidence={parts ? evidenceOfPoint(point, parts) : meanwhile}
              icon={icon}
            >
              {point}
            </EvidenceRow>
          ))}
        </ul>
      )}
    </section>
  );
}
