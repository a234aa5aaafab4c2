import { Fieldset } from "@rolecall/ui/fieldset";
import { useId } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { GridSlot, SlotGroup } from "./slots.ts";

interface SlotGridProps {
  groups: readonly SlotGroup[];
  timeZone: string;
  value: string | null;
  onValueChange: (start: string) => void;
}

/** Radio buttons, one for each start; those that cannot be had say why. */
export function SlotGrid({ groups, timeZone, value, onValueChange }: SlotGridProps) {
  const t = useTranslations("interviews.slots");
  const name = useId();
  return (
    <Fieldset legend={t("legend")} className="gap-4">
      {groups.map(({ part, slots }) => (
        <div key={part}>
          <p className="mb-1.5 text-sm text-muted">{t(part)}</p>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {slots.map((slot) => (
              <SlotChoice
                key={slot.startTime}
                slot={slot}
                timeZone={timeZone}
                name={name}
                checked={value !== null && Date.parse(value) === Date.parse(slot.startTime)}
                onChoose={() => onValueChange(slot.startTime)}
              />
            ))}
          </div>
        </div>
      ))}
    </Fieldset>
  );
}

interface SlotChoiceProps {
  slot: GridSlot;
  timeZone: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function SlotChoice({ slot, timeZone, name, checked, onChoose }: SlotChoiceProps) {
  const t = useTranslations("interviews.slots.reasons");
  const format = useFormatter();
  const { reason, startTime } = slot;
  return (
    <label
      className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-edge/60 bg-surface px-1 py-1 text-center leading-tight tabular-nums transition-colors duration-100 hover:border-edge hover:bg-hover has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:border-4 has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line has-disabled:bg-sunken/60 has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      data-slot={startTime}
    >
      <input
        type="radio"
        name={name}
        value={startTime}
        checked={checked}
        disabled={reason !== null}
        onChange={onChoose}
        className="absolute top-0 left-0 size-3 opacity-0"
      />
      <span className={`font-medium ${reason === null ? "" : "line-through decoration-1"}`}>
        {format.dateTime(new Date(startTime), "time", { timeZone })}
      </span>
      {reason && <span className="text-xs">{t(reason)}</span>}
    </label>
  );
}
