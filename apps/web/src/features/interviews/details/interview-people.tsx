import type { Role } from "@rolecall/contracts/auth/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { Button } from "@rolecall/ui/button";
import { Card } from "@rolecall/ui/card";
import { Link } from "@tanstack/react-router";
import { MessageSquareIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmailText } from "../../../components/email-text.tsx";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { useOpenConversation } from "../../conversations/use-open-conversation.ts";
import { otherParty } from "../interview-words.ts";

/** With whom and about which job, and a way to write to them. */
export function InterviewPeople({ interview, role }: { interview: Interview; role: Role }) {
  const t = useTranslations("interviews");
  const errorText = useErrorText();
  const other = otherParty(interview, role);
  // Whoever has deleted their account cannot be reached.
  const isMember = other.email !== "";
  const { job, jobId } = interview;
  const conversation = useOpenConversation(errorText);
  return (
    <Card
      padding="aside"
      className="grid grid-cols-1 content-start gap-5 break-inside-avoid sm:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <section>
        <h2 className="eyebrow">{t(`facts.${other.role}`)}</h2>
        <div className="mt-2 flex items-center gap-3">
          <Avatar name={other.name} />
          <div className="min-w-0">
            <p dir="auto" data-name className="font-semibold wrap-anywhere">
              {other.name}
            </p>
            {isMember && (
              <a
                href={`mailto:${other.email}`}
                className="text-sm wrap-anywhere touch:py-3.5 text-muted underline decoration-line underline-offset-4 hover:text-ink"
              >
                <EmailText>{other.email}</EmailText>
              </a>
            )}
          </div>
        </div>
        {isMember && (
          <Button
            variant="secondary"
            className="mt-4 max-sm:w-full lg:w-full"
            icon={<MessageSquareIcon aria-hidden />}
            pending={conversation.pending}
            onClick={() => conversation.open({ userId: other.id, jobId })}
          >
            {t("details.message")}
          </Button>
        )}
      </section>
      <section className="border-t border-line pt-4 sm:max-lg:border-t-0 sm:max-lg:pt-0">
        <h2 className="eyebrow">{t("facts.job")}</h2>
        <p dir="auto" data-name className="mt-1 font-semibold wrap-anywhere">
          {jobId === null ? (
            job.title
          ) : (
            <Link
              to="/jobs/$jobId"
              params={{ jobId }}
              className="touch:py-3 underline decoration-line underline-offset-4 hover:decoration-accent"
            >
              {job.title}
            </Link>
          )}
        </p>
        {job.company && (
          <p dir="auto" data-name className="text-muted">
            {job.company}
          </p>
        )}
        {jobId === null && <p className="text-sm text-muted">{t("details.jobGone")}</p>}
      </section>
    </Card>
  );
}
