import { Chip, ChipList } from "@rolecall/ui/chip";
import { TextArea } from "@rolecall/ui/text-area";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { splitList } from "./job-form-values.ts";

interface ListFieldProps extends Omit<ComponentProps<typeof TextArea>, "label"> {
  label: string;
  value: string;
  /** Makes each entry a button that moves it to another list. */
  move?: { icon: ReactNode; label: string; run: (item: string) => void };
}

/** Comma separated text with the list that it makes below. */
export function ListField({ move, ...field }: ListFieldProps) {
  const t = useTranslations("jobs.form");
  const items = [...new Set(splitList(field.value))];
  const fieldRef = useRef<HTMLDivElement>(null);

  function moveOver(item: string) {
    const at = items.indexOf(item);
    flushSync(() => move?.run(item));
    // The pressed button is gone. The next one takes the focus, or else the field.
    const others = fieldRef.current?.querySelectorAll("li button") ?? [];
    const next = [...others][Math.min(at, others.length - 1)];
    (next instanceof HTMLElement ? next : fieldRef.current?.querySelector("textarea"))?.focus();
  }

  return (
    <div ref={fieldRef} className="flex min-w-0 flex-col gap-2">
      <TextArea hint={t("hints.list")} rows={3} {...field} />
      {items.length > 0 && (
        <ChipList label={t("preview")}>
          {items.map((item) =>
            move ? (
              <Chip key={item} icon={move.icon} onClick={() => moveOver(item)}>
                {item} <span className="sr-only">{move.label}</span>
              </Chip>
            ) : (
              <Chip key={item}>{item}</Chip>
            ),
          )}
        </ChipList>
      )}
    </div>
  );
}
