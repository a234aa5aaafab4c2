import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { cardStyles } from "@rolecall/ui/card";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EmailText } from "../../../components/email-text.tsx";

/** Who has posted the job. */
export function JobPoster({ recruiter, children }: { recruiter: Job["recruiter"]; children?: ReactNode }) {
  const t = useTranslations("jobs.details");
  return (
    <section
      aria-label={t("recruiter")}
      className={cardStyles({ padding: "aside", className: "flex flex-col gap-4" })}
    >
      <div className="flex items-center gap-3">
        <Avatar name={recruiter.name} />
        <div className="min-w-0">
          <p className="text-sm text-faint">{t("recruiter")}</p>
          <p dir="auto" data-name className="font-semibold wrap-anywhere">
            {recruiter.name}
          </p>
          <a
            href={`mailto:${recruiter.email}`}
            className="text-sm wrap-anywhere touch:py-3.5 text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent"
          >
            <EmailText>{recruiter.email}</EmailText>
          </a>
        </div>
      </div>
      {children}
    </section>
  );
}
