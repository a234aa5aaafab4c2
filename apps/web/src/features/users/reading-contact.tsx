import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { fieldText } from "../../lib/field-text.ts";
import { textOrNull, toLines } from "./reading-draft.ts";
import { ReadingFormActions, ReadingSection } from "./reading-section.tsx";

const FIELDS = ["name", "email", "phone", "location"] as const;

/** Name, e-mail, phone, place and links as the CV gives them. */
export function ReadingContact({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { corrected, read } = reading;
  const { links, ...texts } = reading.facts.personalInfo;
  const cvSays = (field: (typeof FIELDS)[number]) =>
    corrected.includes(field) ? (read.personalInfo[field] ?? t("missing")) : undefined;
  return (
    <ReadingSection
      title={t("contact")}
      parts={[...FIELDS, "links"]}
      corrected={corrected}
      form={(correction, close) => {
        function submit(event: SubmitEvent<HTMLFormElement>) {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const changed = FIELDS.map((field) => [field, textOrNull(fieldText(form, field))] as const).filter(
            ([field, value]) => value !== texts[field],
          );
          const typed = toLines(fieldText(form, "links"));
          const linksChanged = typed.join("\n") !== links.join("\n");
          if (changed.length === 0 && !linksChanged) close();
          else correction.save({ ...Object.fromEntries(changed), ...(linksChanged && { links: typed }) });
        }
        return (
          <form onSubmit={submit} className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              {FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={t(field)}
                  name={field}
                  defaultValue={texts[field] ?? ""}
                  maxLength={300}
                />
              ))}
              <TextArea
                label={t("links")}
                hint={t("linksHint")}
                name="links"
                rows={2}
                defaultValue={links.join("\n")}
                className="sm:col-span-2"
              />
            </div>
            <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={close} />
          </form>
        );
      }}
    >
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {FIELDS.map((field) => (
          <Fact key={field} term={t(field)} cvSays={cvSays(field)}>
            {texts[field] ?? <Missing />}
          </Fact>
        ))}
        <Fact
          term={t("links")}
          cvSays={
            corrected.includes("links") ? read.personalInfo.links.join(", ") || t("missing") : undefined
          }
        >
          {links.length === 0 && <Missing />}
          {links.map((link) => (
            <span key={link} className="block">
              {link}
            </span>
          ))}
        </Fact>
      </dl>
    </ReadingSection>
  );
}

interface FactProps {
  term: string;
  /** What a correction took the place of. */
  cvSays: string | undefined;
  children: ReactNode;
}

function Fact({ term, cvSays, children }: FactProps) {
  const t = useTranslations("users.profile.reading");
  return (
    <div className="min-w-0">
      <dt className="text-faint">{term}</dt>
      <dd className="wrap-anywhere">
        {children}
        {cvSays !== undefined && <span className="block text-faint">{t("cvSays", { text: cvSays })}</span>}
      </dd>
    </div>
  );
}

function Missing() {
  const t = useTranslations("users.profile.reading");
  return <span className="text-faint">{t("missing")}</span>;
}
