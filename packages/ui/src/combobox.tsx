import { Combobox as Base } from "@base-ui/react/combobox";
import { CheckIcon, ChevronsUpDownIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, such as an e-mail address; the search looks only at the label. */
  detail?: ReactNode;
}

interface ComboboxProps extends FieldProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Given, the options are taken as already filtered, and this is told what was typed. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/** A select with a search box, for lists too long to scan. */
export function Combobox({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  value,
  onValueChange,
  onSearch,
  placeholder,
  disabled = false,
  className,
}: ComboboxProps) {
  const labels = useUiLabels();
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={selected}
      onValueChange={(option) => onValueChange(option?.value ?? null)}
      isItemEqualToValue={(item, other) => item.value === other.value}
      onInputValueChange={(text, details) => details.reason === "input-change" && onSearch?.(text)}
      {...(onSearch && { filter: null })}
      disabled={disabled}
    >
      <FormField {...{ label, hint, error, optional, hideLabel, className }}>
        {(control) => (
          <div className="relative">
            <Base.Input
              {...control}
              placeholder={placeholder}
              className={`${controlStyles} pe-18 touch:pe-24`}
            />
            <div className="absolute inset-y-0 end-1 flex items-center text-muted [&_svg]:size-4">
              <Base.Clear
                aria-label={labels.clear}
                className="grid size-8 place-items-center rounded-sm hover:text-ink touch:size-11"
              >
                <XIcon aria-hidden />
              </Base.Clear>
              <Base.Trigger
                aria-label={labels.showChoices}
                className="grid size-8 place-items-center rounded-sm hover:text-ink touch:size-11"
              >
                <ChevronsUpDownIcon aria-hidden />
              </Base.Trigger>
            </div>
          </div>
        )}
      </FormField>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50 w-(--anchor-width) min-w-56">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 text-ink shadow-overlay transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0">
            <Base.Empty className="px-2.5 py-2 text-muted empty:hidden">{labels.noMatches}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 py-1 outline-none select-none data-highlighted:bg-hover touch:min-h-11"
                >
                  <span className="min-w-0 flex-1">
                    <span dir="auto" data-name className="block truncate">
                      {option.label}
                    </span>
                    {option.detail && (
                      <span className="block truncate text-sm text-faint">{option.detail}</span>
                    )}
                  </span>
                  <Base.ItemIndicator>
                    <CheckIcon aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
