import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { useTranslations } from "use-intl";
import { EducationForm } from "./education-form.tsx";
import { ReadingSection } from "./reading-section.tsx";

/** Courses and degrees as they were read or corrected. */
export function ReadingEducation({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { education } = reading.facts;
  return (
    <ReadingSection
      title={t("education")}
      parts={["education"]}
      corrected={reading.corrected}
      form={(correction, close) => (
        <EducationForm education={education} correction={correction} onCancel={close} />
      )}
    >
      {education.length === 0 ? (
        <p className="text-sm text-faint">{t("missing")}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {education.map((course, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">
                {[course.degree, course.field, course.institution]
                  .filter((text) => text !== null)
                  .join(" · ")}
              </span>
              {course.year !== null && <span className="text-faint tabular-nums">{course.year}</span>}
            </li>
          ))}
        </ul>
      )}
    </ReadingSection>
  );
}
