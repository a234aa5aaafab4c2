import { Combobox as Base } from "@base-ui/react/combobox";
import type { ReactNode } from "react";
import { ComboboxButtons, ComboboxClear, ComboboxTrigger } from "./combobox-buttons.tsx";
import { ComboboxItem, ComboboxPopup } from "./combobox-popup.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

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
            <ComboboxButtons>
              <ComboboxClear />
              <ComboboxTrigger />
            </ComboboxButtons>
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
