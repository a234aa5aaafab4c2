import type { Job } from "@rolecall/contracts/jobs/schemas";
import { CardSection } from "@rolecall/ui/card";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { useTranslations } from "use-intl";
import { LinkedText } from "../../../components/linked-text.tsx";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/** What the job is about, in the recruiter's words. */
export function JobText({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  return (
    <CardSection id="about" title={t("about")}>
      <div className="flex max-w-prose flex-col gap-4 wrap-anywhere">
        {textBlocks(job.description).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      <Words label={t("skills")} items={job.requiredSkills} />
      <Words label={t("niceToHave")} items={job.niceToHaveSkills ?? []} />
      <Words label={t("benefits")} items={job.benefits} />
    </CardSection>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "paragraph")
    return (
      <p dir="auto" className="whitespace-pre-line">
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  return (
    <ul dir="auto" className="flex list-disc flex-col gap-1 ps-5 marker:text-faint">
      {block.items.map((item, index) => (
        <li key={index} dir="auto">
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

function Words({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="eyebrow mb-2">{label}</h3>
      <ChipList label={label}>
        {items.map((item) => (
          <Chip key={item}>{item}</Chip>
        ))}
      </ChipList>
    </div>
  );
}
