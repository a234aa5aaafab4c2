import { Combobox as Base } from "@base-ui/react/combobox";
import { type ReactNode, useState } from "react";
import { ComboboxButtons, ComboboxTrigger } from "./combobox-buttons.tsx";
import { ComboboxItem, ComboboxPopup } from "./combobox-popup.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

/** More at once help nobody to find one, and slow a phone down. */
const MOST_SHOWN = 50;

export interface MultiComboboxOption {
  value: string;
  label: string;
}

export interface MultiComboboxGroup {
  label: string;
  options: readonly MultiComboboxOption[];
}

interface MultiComboboxProps extends FieldProps {
  /** Those without an option are left out. */
  groups: readonly MultiComboboxGroup[];
  /** The options that are chosen; showing them outside the list is the caller's. */
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
  /** At the end of an option's line, such as how many there are of it. Asked for what is on the screen only. */
  figureOf?: (value: string) => ReactNode;
  placeholder?: string;
  /** Said below a list that is too long to be shown whole. */
  moreHint: string;
  className?: string;
}

/** Several of a long list, in groups, with a search box. Each choice closes it: what it has changed is seen. */
export function MultiCombobox({
  label,
  hint,
  error,
  optional,
  hideLabel,
  groups,
  values,
  onValuesChange,
  figureOf,
  placeholder,
  moreHint,
  className,
}: MultiComboboxProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const items = groups.filter(({ options }) => options.length > 0);
  const options = items.flatMap((group) => group.options);
  const chosen = options.filter(({ value }) => values.includes(value));
  return (
    <Base.Root
      multiple
      // The list's own word for what is in a group.
      items={items.map((group) => ({ label: group.label, items: group.options }))}
      value={chosen}
      onValueChange={(next, { reason }) => {
        // With the list closed, Escape empties the box; what is chosen stands elsewhere, and stays.
        if (reason === "escape-key") return;
        setOpen(false);
        onValuesChange(next.map(({ value }) => value));
      }}
      isItemEqualToValue={(item, other) => item.value === other.value}
      open={open}
      onOpenChange={setOpen}
      onInputValueChange={setTyped}
      limit={MOST_SHOWN}
      autoHighlight
    >
      <FormField {...{ label, hint, error, optional, hideLabel, className }}>
        {(control) => (
          <div className="relative">
            <Base.Input
              {...control}
              placeholder={placeholder}
              className={`${controlStyles} pe-10 touch:pe-12`}
            />
            <ComboboxButtons>
              <ComboboxTrigger />
            </ComboboxButtons>
          </div>
        )}
      </FormField>
      <ComboboxPopup
        className="min-w-[min(18rem,var(--available-width))]"
        note={
          options.length > MOST_SHOWN &&
          typed === "" && <p className="px-2.5 py-2 text-sm text-faint">{moreHint}</p>
        }
      >
        <Base.List>
          {(group: { label: string; items: readonly MultiComboboxOption[] }) => (
            <Base.Group key={group.label} items={group.items} className="not-first:mt-1">
              <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-faint">
                {group.label}
              </Base.GroupLabel>
              <Base.Collection>
                {(option: MultiComboboxOption) => (
                  <ComboboxItem
                    key={option.value}
                    value={option}
                    label={option.label}
                    figure={figureOf?.(option.value)}
                  />
                )}
              </Base.Collection>
            </Base.Group>
          )}
        </Base.List>
      </ComboboxPopup>
    </Base.Root>
  );
}
