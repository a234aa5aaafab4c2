import { Chip, ChipList } from "@rolecall/ui/chip";
import { TextArea } from "@rolecall/ui/text-area";
import type { ComponentProps } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { type JobFormValues, splitList } from "./job-form-values.ts";

interface ListFieldProps extends Omit<ComponentProps<typeof TextArea>, "label"> {
  label: string;
  control: Control<JobFormValues>;
  name: "requiredSkills" | "benefits";
}

/** Comma separated text with the list that it makes below. */
export function ListField({ control, ...field }: ListFieldProps) {
  const t = useTranslations("jobs.form");
  const items = [...new Set(splitList(useWatch({ control, name: field.name })))];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextArea hint={t("hints.list")} rows={3} {...field} />
      {items.length > 0 && (
        <ChipList label={t("preview")}>
          {items.map((item) => (
            <Chip key={item}>{item}</Chip>
          ))}
        </ChipList>
      )}
    </div>
  );
}
