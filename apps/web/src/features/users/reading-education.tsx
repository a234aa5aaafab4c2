import type { ProfileReading } from "@rolecall/contracts/users/reading";
import { useTranslations } from "use-intl";
import { EducationForm } from "./education-form.tsx";
import { courseText } from "./reading-draft.ts";
import { ReadingSection } from "./reading-section.tsx";
import { WhatCvSays } from "./what-cv-says.tsx";

/** Courses and degrees as they were read or corrected. */
export function ReadingEducation({ reading }: { reading: ProfileReading }) {
  const t = useTranslations("users.profile.reading");
  const { facts, read, corrected } = reading;
  return (
    <ReadingSection
      title={t("education")}
      parts={["education"]}
      corrected={corrected}
      form={(correction, close) => (
        <EducationForm education={facts.education} correction={correction} onCancel={close} />
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
          <span className="min-w-0 wrap-anywhere">{courseText(course)}</span>
          {course.year !== null && <span className="text-faint tabular-nums">{course.year}</span>}
        </li>
      ))}
    </ul>
  );
}
