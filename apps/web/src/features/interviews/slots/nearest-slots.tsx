import type { NearestSlotsInput } from "@rolecall/contracts/interviews/schemas";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** Tue, 1 Dec, 10:30 */
const slotStyle = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
} as const;

interface NearestSlotsProps {
  question: NearestSlotsInput;
  heading: string;
  onChoose: (start: string) => void;
}

/** The three free starts that come closest to a time that cannot be had. */
export function NearestSlots({ question, heading, onChoose }: NearestSlotsProps) {
  const t = useTranslations("interviews.slots");
  const format = useFormatter();
  const { data } = useQuery(useTRPC().interviews.nearestSlots.queryOptions(question, { staleTime: 0 }));
  const slots = data?.nearestSlots ?? [];
  return (
    <div role="status" className="rounded-md border border-warning-line bg-warning-soft px-4 py-3">
      <p className="font-medium">
        {heading} {data && (slots.length > 0 ? t("nearest") : t("noneNear"))}
      </p>
      {slots.length > 0 && (
        <div className="mt-2">
          <ChipList label={t("nearest")}>
            {slots.map(({ startTime }) => (
              <Chip key={startTime} onClick={() => onChoose(startTime)}>
                {format.dateTime(new Date(startTime), { ...slotStyle, timeZone: question.timeZone })}
              </Chip>
            ))}
          </ChipList>
        </div>
      )}
    </div>
  );
}
