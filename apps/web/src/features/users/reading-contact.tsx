import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { TextField } from "@rolecall/ui/text-field";
import type { SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { fieldText } from "../../lib/field-text.ts";
import { textOrNull } from "./reading-draft.ts";
import { ReadingFormActions, ReadingSection } from "./reading-section.tsx";

const FIELDS = ["name", "email", "phone", "location"] as const;

/** Name, e-mail, phone and place as the CV gives them. */
export function ReadingContact({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { personalInfo } = reading.facts;
  return (
    <ReadingSection
      title={t("contact")}
      parts={FIELDS}
      corrected={reading.corrected}
      form={(correction, close) => {
        function submit(event: SubmitEvent<HTMLFormElement>) {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const changed = FIELDS.map((field) => [field, textOrNull(fieldText(form, field))] as const).filter(
            ([field, value]) => value !== personalInfo[field],
          );
          if (changed.length === 0) close();
          else correction.save(Object.fromEntries(changed));
        }
        return (
          <form onSubmit={submit} className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              {FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={t(field)}
                  name={field}
                  defaultValue={personalInfo[field] ?? ""}
                  maxLength={300}
                />
              ))}
            </div>
            <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={close} />
          </form>
        );
      }}
    >
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {FIELDS.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="text-faint">{t(field)}</dt>
            <dd className="wrap-anywhere">
              {personalInfo[field] ?? <span className="text-faint">{t("missing")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </ReadingSection>
  );
}
