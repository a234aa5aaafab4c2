import type { ReplaceCvResult } from "@rolecall/contracts/users/schemas";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { MinusIcon, PlusIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** What a newer CV changed about the profile. */
export function CvChanges({ changes }: { changes: ReplaceCvResult["changes"] }) {
  const t = useTranslations("users.profile.cv");
  const { skillsAdded, skillsRemoved, experienceChanged } = changes;
  const nothing = skillsAdded.length === 0 && skillsRemoved.length === 0 && !experienceChanged;
  return (
    <section role="status" aria-labelledby="cv-changes" className="rounded-md border border-line px-4 py-4">
      <h3 id="cv-changes" className="font-semibold">
        {t("changes")}
      </h3>
      {nothing ? (
        <p className="mt-1 text-sm text-muted">{t("nothing")}</p>
      ) : (
        <div className="mt-3 flex flex-col gap-4">
          <Skills title={t("skillsAdded")} skills={skillsAdded} added />
          <Skills title={t("skillsRemoved")} skills={skillsRemoved} added={false} />
          <p className="text-sm text-muted">
            {experienceChanged ? t("experienceChanged") : t("experienceSame")}
          </p>
        </div>
      )}
    </section>
  );
}

function Skills({ title, skills, added }: { title: string; skills: readonly string[]; added: boolean }) {
  if (skills.length === 0) return null;
  const Icon = added ? PlusIcon : MinusIcon;
  return (
    <div>
      <h4 className="eyebrow mb-1.5">
        {title} <span className="font-normal text-faint tabular-nums">{skills.length}</span>
      </h4>
      <ChipList label={title}>
        {skills.map((skill) => (
          <Chip key={skill} tone={added ? "success" : "danger"} icon={<Icon aria-hidden />}>
            {skill}
          </Chip>
        ))}
      </ChipList>
    </div>
  );
}
