import { EyeIcon, EyeOffIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children"> {
  /** An icon inside the box, before the text. */
  icon?: ReactNode;
}

/** A native input of one line; a password can be looked at. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  icon,
  className,
  id,
  type = "text",
  ...input
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const secret = type === "password";
  return (
    <FormField {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-faint [&_svg]:size-4">
              {icon}
            </span>
          )}
          <input
            // Words run their own way, as where they are shown; addresses and passwords do not.
            dir={type === "text" || type === "search" ? "auto" : undefined}
            {...input}
            {...control}
            aria-invalid={control["aria-invalid"] ?? input["aria-invalid"]}
            aria-describedby={control["aria-describedby"] ?? input["aria-describedby"]}
            type={secret && revealed ? "text" : type}
            className={cx(controlStyles, icon && "ps-10", secret && "pe-11")}
          />
          {secret && <RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
        </div>
      )}
    </FormField>
  );
}

function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const labels = useUiLabels();
  const label = revealed ? labels.hidePassword : labels.showPassword;
  return (
    <button
      type="button"
      onClick={onToggle}
      title={label}
      aria-pressed={revealed}
      className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-faint hover:text-ink [&_svg]:size-4"
    >
      {revealed ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
      <span className="sr-only">{label}</span>
    </button>
  );
}
