import type { SignedInDevice } from "@rolecall/contracts/auth/sessions";
import { Badge } from "@rolecall/ui/badge";
import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { useConfirm } from "@rolecall/ui/confirm";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LaptopIcon, SmartphoneIcon } from "lucide-react";
import { useId } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { type Alike, alikeOf } from "./alike-devices.ts";
import { newWhenOpened } from "./new-when-opened.ts";

/** Where the user is logged in, and the way out of each. */
export function DevicesSection() {
  const t = useTranslations("users.account.devices");
  const trpc = useTRPC();
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const sessions = useQuery(trpc.auth.sessions.queryOptions(undefined, newWhenOpened));
  const reload = () => queryClient.invalidateQueries(trpc.auth.sessions.queryFilter());
  const endOthers = useMutation(
    trpc.auth.endOtherSessions.mutationOptions({
      onSuccess: ({ ended }) => {
        toast.success(t("othersDone", { count: ended }));
        return reload();
      },
      onError: (error) => toast.error(errorText(error)),
    }),
  );

  async function askAndEndOthers() {
    await confirm({
      kind: "warning",
      title: t("othersTitle"),
      message: t("othersMessage"),
      confirmLabel: t("others"),
      action: () => endOthers.mutateAsync(),
    });
  }

  const hasOthers = sessions.data?.sessions.some(({ current }) => !current) ?? false;
  return (
    <CardSection as="h3" id="devices" title={t("title")} description={t("description")}>
      <QueryState query={sessions} skeleton={<DevicesSkeleton />} errorTitle={t("loadFailed")}>
        {({ sessions: devices }) => (
          <ul className="divide-y divide-line border-t border-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} alike={alikeOf(device, devices)} onEnded={reload} />
            ))}
          </ul>
        )}
      </QueryState>
      {hasOthers && (
        <Button
          variant="secondary"
          className="mt-5 max-sm:w-full"
          pending={endOthers.isPending}
          onClick={() => void askAndEndOthers()}
        >
          {t("others")}
        </Button>
      )}
    </CardSection>
  );
}

const PHONES = /Android|iPhone|iPad/;

interface DeviceRowProps {
  device: SignedInDevice;
  alike: Alike;
  onEnded: () => Promise<void>;
}

function DeviceRow({ device, alike, onEnded }: DeviceRowProps) {
  const t = useTranslations("users.account.devices");
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const toast = useToast();
  const errorText = useErrorText();
  const usesId = useId();
  const name = device.device === "" ? t("unknown") : device.device;
  const end = useMutation(
    useTRPC().auth.endSession.mutationOptions({
      onSuccess: () => {
        toast.success(t("done", { device: name }));
        return onEnded();
      },
      onError: (error) => toast.error(errorText(error)),
    }),
  );
  const Icon = PHONES.test(device.device) ? SmartphoneIcon : LaptopIcon;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {device.current && <Badge tone="success">{t("current")}</Badge>}
        </p>
        <p id={usesId} className="text-sm text-muted">
          {t("since", { date: format.dateTime(new Date(device.startedAt), "day") })}
          {!device.current && (
            <>
              {" · "}
              {t("lastUsed", { when: format.relativeTime(new Date(device.lastUsedAt), now) })}
            </>
          )}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          pending={end.isPending}
          aria-label={
            alike.total === 1 ? t("endLabel", { device: name }) : t("endLabelOf", { device: name, ...alike })
          }
          aria-describedby={usesId}
          onClick={() => end.mutate({ id: device.id })}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}

function DevicesSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
