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

/** The candidate's own applications, newest first, and what became of them. */
export function MyApplications() {
  const t = useTranslations("applications.mine");
  const trpc = useTRPC();
  const list = useRef<HTMLDivElement>(null);
  const mine = useQuery(trpc.applications.mine.queryOptions());
  return (
    <QueryState query={mine} skeleton={<RowSkeletons />} errorTitle={t("loadFailed")}>
      {(applications) => (
        // Takes the focus from a row that is gone.
        <div ref={list} tabIndex={-1} className="outline-none">
          <List applications={applications} onWithdrawn={() => list.current?.focus()} />
        </div>
      )}
    </QueryState>
  );
}

interface ListProps {
  applications: readonly MyApplication[];
  onWithdrawn: () => void;
}

function List({ applications, onWithdrawn }: ListProps) {
  const t = useTranslations("applications.mine");
  if (applications.length === 0) {
    return (
      <EmptyState
        icon={<SendIcon />}
        title={t("empty")}
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
