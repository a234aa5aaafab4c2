import type { Role } from "@rolecall/contracts/auth/enums";
import type { PopupKind } from "@rolecall/contracts/notifications/enums";
import { CardSection } from "@rolecall/ui/card";
import { Checkbox } from "@rolecall/ui/checkbox";
import { SkeletonGroup } from "@rolecall/ui/skeleton";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { useActor } from "../../../lib/session/use-actor.ts";

/** What can happen to whom, what concerns them most first. */
const KINDS = {
  candidate: [
    "new_message",
    "interview_changed",
    "application_stage_changed",
    "application_removed",
    "job_match",
    "saved_search_match",
    "new_job",
    "report_decided",
  ],
  recruiter: [
    "new_message",
    "new_application",
    "interview_changed",
    "application_removed",
    "job_expiry",
    "job_withheld",
    "report_decided",
  ],
} as const satisfies Record<Role, readonly PopupKind[]>;

/** What pops up as it happens, kind by kind. Each change is saved at once and holds on every open screen. */
export function PopupsSection() {
  const t = useTranslations("users.account.popups");
  const trpc = useTRPC();
  const { role } = useActor();
  const settings = useQuery(trpc.notifications.popups.queryOptions());
  return (
    <CardSection as="h3" id="popups" title={t("title")} description={t("description")}>
      <QueryState query={settings} skeleton={<PopupsSkeleton role={role} />} errorTitle={t("loadFailed")}>
        {({ muted }) => (
          <fieldset className="flex flex-col gap-1">
            <legend className="sr-only">{t("legend")}</legend>
            {KINDS[role].map((kind) => (
              <PopupChoice key={kind} kind={kind} popsUp={!muted.includes(kind)} />
            ))}
          </fieldset>
        )}
      </QueryState>
    </CardSection>
  );
}

function PopupChoice({ kind, popsUp }: { kind: PopupKind; popsUp: boolean }) {
  const t = useTranslations("users.account.popups");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useMutation(
    trpc.notifications.setPopup.mutationOptions({
      // One after the other: of two presses the last one holds.
      scope: { id: `popup:${kind}` },
      onSuccess: (saved) => showSaved(queryClient, trpc.notifications.popups.queryKey(), saved),
      onError: (error) => void toast.error(errorText(error)),
    }),
  );
  return (
    <Checkbox
      label={t(`kinds.${kind}`)}
      // What it is about to be, while that is on its way.
      checked={save.isPending ? save.variables.popsUp : popsUp}
      onChange={({ target }) => save.mutate({ kind, popsUp: target.checked })}
    />
  );
}

/** The rows themselves, so that what stands below does not move when the choices come. */
function PopupsSkeleton({ role }: { role: Role }) {
  const t = useTranslations("users.account.popups");
  return (
    <SkeletonGroup>
      <div aria-hidden className="flex flex-col gap-1">
        {KINDS[role].map((kind) => (
          <Checkbox key={kind} label={t(`kinds.${kind}`)} disabled />
        ))}
      </div>
    </SkeletonGroup>
  );
}
