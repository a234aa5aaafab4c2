import { FileTextIcon, UploadIcon, XIcon } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { cx } from "./cx.tsx";
import { type FieldProps, FormField } from "./form-field.tsx";
import { IconButton } from "./icon-button.tsx";
import { useUiLabels } from "./ui-provider.tsx";

interface FileDropZoneProps extends Omit<FieldProps, "optional"> {
  file: File | null;
  /** Called for a picked or dropped file, and with null on removal. Judge the file here and set `error`. */
  onFileChange: (file: File | null) => void;
  /** The file dialog's filter, e.g. ".pdf,.docx". A dropped file is not held to it. */
  accept: string;
  disabled?: boolean;
}

/** A native file input that also takes a dropped file and shows what was chosen. */
export function FileDropZone({
  label,
  hint,
  error,
  hideLabel,
  file,
  onFileChange,
  accept,
  disabled = false,
}: FileDropZoneProps) {
  const labels = useUiLabels();
  const inputRef = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function change(next: File | null) {
    // The same file can be chosen again after removal only if the input has forgotten it.
    if (!next && inputRef.current) inputRef.current.value = "";
    onFileChange(next);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files.item(0);
    if (dropped && !disabled) change(dropped);
  }

  return (
    <FormField {...{ label, hint, error, hideLabel }} className="print:hidden">
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does it all by keyboard.
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            "relative flex min-h-28 flex-wrap items-center gap-3 rounded-lg border border-dashed px-4 py-4 transition-colors duration-100 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent",
            over ? "border-accent bg-accent-soft" : "border-edge/70 bg-canvas hover:border-edge",
            error && "border-danger-fill",
            disabled && "opacity-60",
          )}
        >
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => {
              const picked = event.currentTarget.files?.item(0);
              if (picked) change(picked);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-strong"
          >
            {file ? <FileTextIcon className="size-5" /> : <UploadIcon className="size-5" />}
          </span>
          <span className="min-w-0 flex-1">
            <span className={cx("block font-medium", file && "truncate")}>
              {file ? file.name : labels.chooseFile}
            </span>
            {/* Nobody drops a file with a finger. */}
            <span className={cx("block text-sm text-balance text-faint", !file && "touch:hidden")}>
              {file ? `${labels.formatBytes(file.size)} · ${labels.replaceFile}` : labels.dropFile}
            </span>
          </span>
          {file && !disabled && (
            <IconButton
              label={labels.removeFile}
              icon={<XIcon aria-hidden />}
              className="z-1"
              onClick={() => change(null)}
            />
          )}
        </div>
      )}
    </FormField>
  );
}
