import type { Block } from "@rolecall/contracts/blocks/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { RoleBadge } from "../conversations/role-badge.tsx";
import { useBlock } from "./use-block.ts";

/** Whom the user has blocked, and the way to end it. */
export function BlockedSection() {
  const t = useTranslations("blocks.list");
  const query = useQuery(useTRPC().blocks.list.queryOptions());
  return (
    <CardSection as="h3" id="blocked" title={t("title")} description={t("description")}>
      <QueryState query={query} skeleton={<BlockedSkeleton />} errorTitle={t("loadFailed")}>
        {({ blocks }) =>
          blocks.length === 0 ? (
            <p className="text-sm text-faint">{t("none")}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {blocks.map((block) => (
                <BlockedRow key={block.user._id} block={block} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </CardSection>
  );
}

function BlockedRow({ block: { user, blockedAt } }: { block: Block }) {
  const t = useTranslations("blocks");
  const format = useFormatter();
  const row = useRef<HTMLLIElement>(null);
  const { unblock, pending } = useBlock(user);

  function end() {
    // The button goes with its row: the next one takes the focus, or the heading.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    next?.querySelector("button")?.focus();
    unblock();
  }

  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Avatar name={user.name} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span dir="auto" className="wrap-anywhere">
            {user.name}
          </span>
          <RoleBadge role={user.role} />
        </p>
        <p className="text-sm text-muted">
          {t("list.since", { date: format.dateTime(new Date(blockedAt), "day") })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={t("unblockLabel", { name: user.name })}
        onClick={end}
      >
        {t("unblock")}
      </Button>
    </li>
  );
}

function BlockedSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
