import type { Role } from "@rolecall/contracts/auth/enums";
import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState, ErrorState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { MessageCircleIcon, MessagesSquareIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../components/lazy-part.tsx";
import { usePageTitle } from "../../lib/browser/use-page-title.ts";
import { isolate } from "../../lib/isolate.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useErrorText } from "../../lib/queries/use-error-text.ts";
import { useActor } from "../../lib/session/use-actor.ts";
import { ConversationList } from "./list/conversation-list.tsx";
import { conversationsQuery } from "./list/conversations-query.ts";
import { ThreadPanel } from "./thread/thread-panel.tsx";
import { ThreadSkeleton } from "./thread/thread-skeleton.tsx";

const ReportUserDialog = lazyPart(() => import("../reports/report-user-dialog.tsx"));
const route = getRouteApi("/_app/messages");
const QUIET_FAILURES = 3;

/** List and thread side by side; on a phone one of them, full height. */
export function MessagesPage() {
  const t = useTranslations("conversations");
  const { userId, role } = useActor();
  const { conversationId, report = false } = route.useSearch();
  const query = useQuery(conversationsQuery(useTRPC()));
  const open = conversationId !== undefined;

  const loaded = query.data?.conversations;
  const selected = loaded?.find(({ id }) => id === conversationId);
  usePageTitle(selected ? t("titleWith", { name: isolate(selected.otherUser.name) }) : t("title"));
  const missing = useMissing({ conversationId, found: selected !== undefined, query });
  const failed = loaded === undefined && query.failureCount >= QUIET_FAILURES;
  if (loaded?.length === 0 && !open) return <NoConversations role={role} />;

  return (
    <div
      data-fills-phone={open || undefined}
      className="mx-auto flex w-full max-w-7xl flex-1 flex-col max-md:min-h-0 md:block md:px-6 md:py-8 lg:pt-14"
    >
      <div className={open ? "max-md:sr-only" : "px-gutter pt-6 md:px-0 md:pt-0"}>
        <PageTitle count={loaded?.length} />
      </div>
      {failed ? (
        <LoadFailed reason={query.failureReason} open={open} onRetry={() => void query.refetch()} />
      ) : (
        <div
          className={`flex min-h-0 bg-surface md:h-[600px] md:overflow-hidden print:h-auto print:overflow-visible print:border-0! md:rounded-lg md:border md:border-line md:shadow-card max-md:flex-1 max-md:short:min-h-80 ${open ? "" : "max-md:border-t max-md:border-line"}`}
        >
          <div
            className={`flex min-h-0 w-full flex-col border-line md:w-80 md:shrink-0 md:border-e lg:w-96 ${open ? "max-md:hidden print:hidden" : ""}`}
          >
            {loaded ? (
              <ConversationList conversations={loaded} selectedId={conversationId} userId={userId} />
            ) : (
              <ListSkeleton />
            )}
          </div>
          {selected ? (
            <OpenConversation conversation={selected} userId={userId} report={report} />
          ) : (
            <Placeholder missing={missing} open={open} />
          )}
        </div>
      )}
    </div>
  );
}

function LoadFailed({ reason, open, onRetry }: { reason: unknown; open: boolean; onRetry: () => void }) {
  const t = useTranslations("conversations");
  const errorText = useErrorText();
  return (
    <div className={`px-gutter md:p-0 ${open ? "pt-6" : ""}`}>
      <ErrorState title={t("listLoadFailed")} onRetry={onRetry}>
        {errorText(reason)}
      </ErrorState>
    </div>
  );
}

function NoConversations({ role }: { role: Role }) {
  const t = useTranslations("conversations");
  return (
    <div className="mx-auto w-full max-w-7xl px-gutter py-6 sm:px-6 sm:py-10 lg:pt-14">
      <PageTitle />
      <EmptyState
        icon={<MessagesSquareIcon />}
        title={t(role === "candidate" ? "empty" : "emptyRecruiter")}
        action={
          <Link to="/dashboard" className={buttonStyles()}>
            {role === "candidate" ? t("browseJobs") : t("seeJobs")}
          </Link>
        }
      >
        {role === "recruiter" && t("emptyRecruiterHint")}
      </EmptyState>
    </div>
  );
}

interface OpenConversationProps {
  conversation: Conversation;
  userId: string;
  /** Whether the address asks for the form that reports the other side. */
  report: boolean;
}

function OpenConversation({ conversation, userId, report }: OpenConversationProps) {
  const navigate = route.useNavigate();
  const { id } = conversation;
  return (
    <>
      <ThreadPanel key={id} conversation={conversation} userId={userId} />
      {report && !conversation.closed && (
        <ReportUserDialog
          conversation={conversation}
          onClose={() => void navigate({ search: { conversationId: id }, replace: true, resetScroll: false })}
        />
      )}
    </>
  );
}

interface Sought {
  conversationId: string | undefined;
  found: boolean;
  query: { isSuccess: boolean; refetch: () => Promise<unknown> };
}

/** One that is not in the list may have been made a moment ago: the list is asked once more before it counts as missing. */
function useMissing({ conversationId, found, query: { isSuccess, refetch } }: Sought): boolean {
  const [lookedFor, setLookedFor] = useState<string>();
  const look = conversationId !== undefined && isSuccess && !found && lookedFor !== conversationId;
  useEffect(() => {
    if (look) void refetch().finally(() => setLookedFor(conversationId));
  }, [look, refetch, conversationId]);
  return conversationId !== undefined && !found && lookedFor === conversationId;
}

function PageTitle({ count }: { count?: number | undefined }) {
  const t = useTranslations("conversations");
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 md:mb-6">
      <h1 className="title-page" tabIndex={-1} data-page-title>
        {t("title")}
      </h1>
      {count !== undefined && <p className="text-muted">{t("count", { count })}</p>}
    </div>
  );
}

/** The thread's place while none is chosen, or when the chosen one is not to be found. */
function Placeholder({ missing, open }: { missing: boolean; open: boolean }) {
  const t = useTranslations("conversations");
  // Whether it is there is not known yet.
  if (open && !missing) return <ThreadSkeleton />;
  return (
    <div
      className={`flex-1 place-items-center bg-canvas px-6 text-center text-balance text-muted ${open ? "grid" : "hidden md:grid"}`}
    >
      <div className="flex flex-col items-center gap-3">
        <MessageCircleIcon aria-hidden className="size-8 text-faint" />
        <p>{missing ? t("notFound") : t("choose")}</p>
        {missing && (
          <Link to="/messages" className={buttonStyles({ variant: "secondary" })}>
            {t("backToList")}
          </Link>
        )}
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5 p-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <span key={row} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3.5 w-2/3" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
