import { Combobox as Base } from "@base-ui/react/combobox";
import { ChevronsUpDownIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ComboboxItem, ComboboxPopup } from "./combobox-popup.tsx";
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
      <ComboboxPopup>
        <Base.List>
          {(option: ComboboxOption) => (
            <ComboboxItem key={option.value} value={option} label={option.label} detail={option.detail} />
          )}
        </Base.List>
      </ComboboxPopup>
    </Base.Root>
  );
}
