import { MAX_READING_LINE } from "@rolecall/contracts/users/enums";
import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { CONTACT_TEXTS, contactCorrections, draftOfContact } from "./reading-draft.ts";
import { ReadingFormActions, ReadingSection } from "./reading-section.tsx";
import { useReadingDraft } from "./use-reading-draft.ts";

/** Name, e-mail, phone, place and links as the CV gives them. */
export function ReadingContact({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { corrected, read } = reading;
  const { personalInfo } = reading.facts;
  const { links, ...texts } = personalInfo;
  const draft = useReadingDraft("contact", draftOfContact(personalInfo));
  const cvSays = (field: (typeof CONTACT_TEXTS)[number]) =>
    corrected.includes(field) ? (read.personalInfo[field] ?? t("missing")) : undefined;
  return (
    <ReadingSection
      title={t("contact")}
      parts={[...CONTACT_TEXTS, "links"]}
      corrected={corrected}
      draft={draft}
      form={(correction, close) => {
        function submit(event: SubmitEvent<HTMLFormElement>) {
          event.preventDefault();
          const corrections = contactCorrections(draft.values, personalInfo);
          if (Object.keys(corrections).length === 0) close();
          else correction.save(corrections);
        }
        return (
          <form onSubmit={submit} className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              {CONTACT_TEXTS.map((field) => (
                <TextField
                  key={field}
                  label={t(field)}
                  name={field}
                  value={draft.values[field]}
                  onChange={({ target }) => draft.change({ [field]: target.value })}
                  maxLength={MAX_READING_LINE}
                />
              ))}
              <TextArea
                label={t("links")}
                hint={t("linksHint")}
                name="links"
                rows={2}
                value={draft.values.links}
                onChange={({ target }) => draft.change({ links: target.value })}
                className="sm:col-span-2"
              />
            </div>
            <ReadingFormActions pending={correction.pending} error={correction.error} onCancel={close} />
          </form>
        );
      }}
    >
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {CONTACT_TEXTS.map((field) => (
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
      <dd dir="auto" className="wrap-anywhere">
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
