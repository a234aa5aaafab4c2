import { Skeleton, SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";

/** While a screen's code or its first data is on the way. */
export function PendingPage() {
  return (
    <SkeletonGroup className="mx-auto w-full max-w-5xl px-gutter py-6 sm:px-6 sm:py-10 lg:pt-14">
      <Skeleton className="mb-8 h-10 w-64 max-w-full" />
      <div className="flex flex-col gap-4">
        <SkeletonCard className="h-32" />
        <SkeletonCard className="h-32" />
      </div>
    </SkeletonGroup>
  );
}
