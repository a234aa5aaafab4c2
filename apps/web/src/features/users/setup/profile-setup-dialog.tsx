import type { UploadCvResult } from "@rolecall/contracts/users/schemas";
import { useToast } from "@rolecall/ui/toaster";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { TOAST_MS } from "../../jobs/toast-times.ts";
import { useProfileRefresh } from "../profile/use-profile-refresh.ts";
import { isSetupSkipped, skipSetup } from "./setup-skipped.ts";

const SetupSteps = lazyPart(() => import("./setup-steps.tsx"));

/** Opens by itself for a candidate whose profile is not complete and whose CV is not uploaded. */
export function ProfileSetupDialog() {
  const { role } = useActor();
  return role === "candidate" ? <CandidateSetup /> : null;
}

function CandidateSetup() {
  const t = useTranslations("users.setup");
  const trpc = useTRPC();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useProfileRefresh();
  const { userId } = useActor();
  const me = useQuery(trpc.users.me.queryOptions());
  const [skipped, setSkipped] = useState(() => isSetupSkipped(sessionStorage, userId));
  const [result, setResult] = useState<UploadCvResult>();
  const needed = me.data !== undefined && !me.data.profileComplete && !me.data.cvUploaded && !skipped;

  function skip() {
    skipSetup(sessionStorage, userId);
    setSkipped(true);
  }

  function complete({ user }: UploadCvResult) {
    refresh(user);
    setResult(undefined);
    void me.refetch();
    toast.success(t("success"), {
      durationMs: TOAST_MS,
      actions: [
        {
          label: t("next"),
          onClick: () => void navigate({ to: "/dashboard", search: { mode: "recommended" } }),
        },
      ],
    });
  }

  // The second step stays open although the profile is complete on the server by then.
  if (!needed && result === undefined) return null;
  return <SetupSteps result={result} onUploaded={setResult} onSkip={skip} onComplete={complete} />;
}
