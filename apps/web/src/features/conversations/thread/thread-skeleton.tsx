import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";

/** What is being said, before it is there. */
export function ThreadSkeleton() {
  return (
    <SkeletonGroup className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden bg-canvas p-5">
      <Skeleton className="h-12 w-2/5 rounded-xl" />
      <Skeleton className="h-16 w-3/5 self-end rounded-xl" />
      <Skeleton className="h-12 w-1/2 rounded-xl" />
      <Skeleton className="h-10 w-1/3 self-end rounded-xl" />
    </SkeletonGroup>
  );
}
