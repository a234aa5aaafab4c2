import { MAX_STAGE_CHANGES } from "@rolecall/contracts/applications/enums";
import type { Application } from "@rolecall/contracts/applications/schemas";
import { Checkbox } from "@rolecall/ui/checkbox";
import { type RefObject, startTransition, useOptimistic } from "react";
import { useTranslations } from "use-intl";
import type { Selection } from "./use-selection.ts";

interface SelectAllProps {
  found: readonly Application[];
  selection: Selection;
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Ticks all that are found, on every page, or the first of them that one call can change. It follows the press at
 * once, and two dozen cards a moment later.
 */
export function SelectAll({ found, selection, inputRef }: SelectAllProps) {
  const t = useTranslations("applications.several");
  const ids = found.slice(0, MAX_STAGE_CHANGES).map(({ _id }) => _id);
  const [checked, setChecked] = useOptimistic(ids.every((id) => selection.has(id)));
  return (
    <Checkbox
      ref={inputRef}
      label={t(ids.length < found.length ? "selectFirst" : "selectAll", { count: ids.length })}
      checked={checked}
      onChange={({ currentTarget }) => {
        const wanted = currentTarget.checked;
        startTransition(() => {
          setChecked(wanted);
          selection.set(ids, wanted);
        });
      }}
    />
  );
}
