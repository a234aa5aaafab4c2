import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { isOpenStage } from "@rolecall/contracts/applications/states";
import { cx } from "@rolecall/ui/cx";
import {
  BadgeCheckIcon,
  BookmarkCheckIcon,
  DownloadIcon,
  EyeIcon,
  FileCheckIcon,
  FileWarningIcon,
  HourglassIcon,
  LoaderIcon,
  MailOpenIcon,
  SendIcon,
  Undo2Icon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { LinkedText } from "../../components/linked-text.tsx";
import { applicationSteps, type Step } from "./application-steps.ts";
import { daysWaiting } from "./stages.ts";

const icons: Record<Step["kind"], typeof SendIcon> = {
  applied: SendIcon,
  read: FileCheckIcon,
  unread: FileWarningIcon,
  seen: EyeIcon,
  downloaded: DownloadIcon,
  received: Undo2Icon,
  reconsidered: Undo2Icon,
  shortlisted: BookmarkCheckIcon,
  hired: BadgeCheckIcon,
  "not-selected": MailOpenIcon,
};

/** How far an application has come, each step with its day, and what it waits for. */
export function ApplicationTimeline({ application }: { application: MyApplication }) {
  const t = useTranslations("applications.timeline");
  const format = useFormatter();
  const now = useNow();
  const { stage, message, analysisStatus, job } = application;
  const isOpen = isOpenStage(stage);
  return (
    <div className="flex flex-col gap-3">
      {/* Pairs of a step and its day: no list within the list of applications. */}
      <dl aria-label={t("label", { title: job.title })} className="@container flex flex-col text-sm">
        {applicationSteps(application).map(({ kind, at }, index) => {
          const Icon = icons[kind];
          return (
            <Row
              key={`${kind} ${index}`}
              icon={<Icon aria-hidden />}
              step={t(`steps.${kind}`)}
              when={format.dateTime(new Date(at), "day")}
            />
          );
        })}
        {analysisStatus === "pending" && (
          <Row icon={<LoaderIcon aria-hidden />} step={t("steps.reading")} when={t("now")} current />
        )}
        {isOpen && (
          <Row
            icon={<HourglassIcon aria-hidden />}
            step={t("steps.waiting")}
            when={t("days", { days: daysWaiting(application, now) })}
            current
          />
        )}
      </dl>
      {message !== null && (
        <div className="rounded-md border border-line bg-canvas px-4 py-3">
          <p className="eyebrow mb-1.5">{t("message")}</p>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            <LinkedText>{message}</LinkedText>
          </p>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  icon: ReactNode;
  step: string;
  when: string;
  /** Not over yet. */
  current?: boolean;
}

function Row({ icon, step, when, current = false }: RowProps) {
  return (
    <div className="group/step relative flex items-start justify-between gap-x-4 pb-2 last:pb-0 @max-[14rem]:flex-wrap @md:justify-start">
      <dt className={cx("flex min-w-0 items-start gap-3 @md:min-w-64", current ? "text-muted" : "text-ink")}>
        {/* The line to the next step. */}
        <span
          aria-hidden
          className="absolute start-3 top-6 bottom-0 w-px -translate-x-1/2 bg-line group-last/step:hidden rtl:translate-x-1/2"
        />
        <span
          className={cx(
            "relative grid size-6 shrink-0 place-items-center rounded-full border [&>svg]:size-3.5",
            current ? "border-dashed border-edge bg-surface text-muted" : "border-line bg-sunken text-ink",
          )}
        >
          {icon}
        </span>
        <span className="py-0.5">{step}</span>
      </dt>
      {/* Below the words, not the sign, where it has a line of its own. */}
      <dd className="shrink-0 py-0.5 text-faint tabular-nums @max-[14rem]:ms-9">{when}</dd>
    </div>
  );
}
