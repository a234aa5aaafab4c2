import { ErrorState } from "@rolecall/ui/states";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { parseError } from "../lib/queries/errors.ts";
import { useErrorText } from "../lib/queries/use-error-text.ts";

interface QueryStateProps<Data> {
  query: UseQueryResult<Data, unknown>;
  /** Shown while there is nothing yet; in the shape of what comes. */
  skeleton: ReactNode;
  /** Says what could not be loaded. */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Loading, error with retry, or the data. Data once loaded stays on screen when a refresh fails, unless that says that
 * there is no such thing any more.
 */
export function QueryState<Data>({ query, skeleton, errorTitle, children }: QueryStateProps<Data>) {
  const t = useTranslations("common.errors");
  const errorText = useErrorText();
  const isGone = query.isError && parseError(query.error).status === 404;
  if (query.data !== undefined && !isGone) return children(query.data);
  if (query.isPending) return skeleton;
  return (
    <ErrorState
      title={errorTitle ?? t("title")}
      retrying={query.isFetching}
      // What does not exist comes with no other try.
      onRetry={isGone ? undefined : () => void query.refetch()}
    >
      {errorText(query.error)}
    </ErrorState>
  );
}
