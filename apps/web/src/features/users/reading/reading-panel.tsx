import { CardSection } from "@rolecall/ui/card";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { ReadingContact } from "./reading-contact.tsx";
import { ReadingEducation } from "./reading-education.tsx";
import { ReadingPositions } from "./reading-positions.tsx";

/** The receipt of the last reading: the facts that count, each open to the candidate's correction. */
export function ReadingPanel() {
  const t = useTranslations("users.profile.reading");
  const format = useFormatter();
  const trpc = useTRPC();
  const query = useQuery(trpc.users.reading.queryOptions());
  return (
    <QueryState query={query} skeleton={<ReadingSkeleton />} errorTitle={t("loadFailed")}>
      {(reading) =>
        reading && (
          <CardSection
            id="reading"
            title={t("title")}
            description={t("description", {
              fileName: isolate(reading.fileName),
              date: format.dateTime(new Date(reading.readAt), "moment"),
            })}
          >
            <div key={reading.readAt} className="flex flex-col gap-5">
              <ReadingContact reading={reading} />
              <ReadingPositions reading={reading} />
              <ReadingEducation reading={reading} />
            </div>
          </CardSection>
        )
      }
    </QueryState>
  );
}

function ReadingSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonCard className="h-80" />
    </SkeletonGroup>
  );
}
