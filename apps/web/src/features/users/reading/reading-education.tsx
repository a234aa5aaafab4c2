import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { useTranslations } from "use-intl";
import { EducationForm } from "./education-form.tsx";
import { toRows } from "./form-rows.ts";
import { courseText, draftOfCourse, emptyCourse } from "./reading-draft.ts";
import { ReadingSection } from "./reading-section.tsx";
import { useReadingDraft } from "./use-reading-draft.ts";
import { WhatCvSays } from "./what-cv-says.tsx";

/** Courses and degrees as they were read or corrected. */
export function ReadingEducation({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { facts, read, corrected } = reading;
  const draft = useReadingDraft("education", {
    rows: toRows(facts.education.map(draftOfCourse), emptyCourse),
  });
  return (
    <ReadingSection
      title={t("education")}
      parts={["education"]}
      corrected={corrected}
      draft={draft}
      form={(correction, close) => (
        <EducationForm
          rows={draft.values.rows}
          onRowsChange={(rows) => draft.change({ rows })}
          correction={correction}
          onCancel={close}
        />
      )}
    >
      <CourseList education={facts.education} />
      {corrected.includes("education") && (
        <WhatCvSays>
          <CourseList education={read.education} />
        </WhatCvSays>
      )}
    </ReadingSection>
  );
}

function CourseList({ education }: Pick<ProfileReading["facts"], "education">) {
  const t = useTranslations("users.profile.reading");
  if (education.length === 0) return <p className="text-sm text-faint">{t("missing")}</p>;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {education.map((course, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {courseText(course)}
          </span>
          {course.year !== null && <span className="text-faint tabular-nums">{course.year}</span>}
        </li>
      ))}
    </ul>
  );
}
