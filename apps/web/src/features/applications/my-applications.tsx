import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SendIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { MyApplicationRow } from "./my-application-row.tsx";
import { RemovedApplications } from "./removed-applications.tsx";

/** The candidate's own applications, newest first, and what became of them. */
export function MyApplications() {
  const t = useTranslations("applications.mine");
  const trpc = useTRPC();
  const list = useRef<HTMLDivElement>(null);
  const mine = useQuery(trpc.applications.mine.queryOptions());
  // An aside: it shows nothing while it loads, and nothing when it cannot.
  const { data: removed = [] } = useQuery(trpc.applications.removed.queryOptions());
  return (
    <QueryState query={mine} skeleton={<RowSkeletons />} errorTitle={t("loadFailed")}>
      {(applications) => (
        // Takes the focus from a row that is gone.
        <div ref={list} tabIndex={-1} className="outline-none">
          <List
            applications={applications}
            hadOthers={removed.length > 0}
            onWithdrawn={() => list.current?.focus()}
          />
          <RemovedApplications removed={removed} />
        </div>
      )}
    </QueryState>
  );
}

interface ListProps {
  applications: readonly MyApplication[];
  /** There were some that others have removed. */
  hadOthers: boolean;
  onWithdrawn: () => void;
}

function List({ applications, hadOthers, onWithdrawn }: ListProps) {
  const t = useTranslations("applications.mine");
  if (applications.length === 0) {
    return (
      <EmptyState
        icon={<SendIcon />}
        title={t(hadOthers ? "emptyNow" : "empty")}
        action={
          <Link to="/dashboard" className={buttonStyles()}>
            {t("browse")}
          </Link>
        }
      >
        {t("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t("list")} className="flex flex-col gap-3">
      {applications.map((application) => (
        <li key={application._id}>
          <MyApplicationRow application={application} onWithdrawn={onWithdrawn} />
        </li>
      ))}
    </ul>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <SkeletonCard className="h-28" />
      <SkeletonCard className="h-28" />
      <SkeletonCard className="h-28" />
    </SkeletonGroup>
  );
}
