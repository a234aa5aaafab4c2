import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { useNavigate } from "@tanstack/react-router";
import { FlagIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { useActor } from "../../lib/session/use-actor.ts";
import { BlockButton } from "../blocks/block-button.tsx";
import { useOpenReport } from "./use-open-report.ts";

/** What can be done about another's job that is not right, or about the one who posted it. */
export function JobSafety({ job }: { job: Job }) {
  const t = useTranslations("reports");
  const tBlocks = useTranslations("blocks");
  const format = useFormatter();
  const navigate = useNavigate({ from: "/jobs/$jobId" });
  const { role } = useActor();
  const report = useOpenReport((one) => one.job?._id === job._id);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 print:hidden">
      {report && (
        <p role="status" className="text-sm text-muted">
          {t("reported", { date: format.dateTime(new Date(report.createdAt), "day") })}
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {report === null && (
          <Button
            variant="ghost"
            size="sm"
            icon={<FlagIcon aria-hidden />}
            className="-ms-(--inset)"
            onClick={() => navigate({ search: { report: true }, resetScroll: false })}
          >
            {t("reportJob")}
          </Button>
        )}
        {role === "candidate" && (
          <BlockButton
            member={job.recruiter}
            words={tBlocks("blockRecruiter")}
            {...(report !== null && { className: "-ms-(--inset)" })}
          />
        )}
      </div>
    </div>
  );
}
