import type { Application } from "@rolecall/contracts/applications/schemas";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import { FileDropZone } from "@rolecall/ui/file-drop-zone";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { acceptFor, checkCvFile } from "../../../lib/files/cv-file.ts";
import { uploadFile } from "../../../lib/files/upload-file.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { ProfileCvButton } from "./profile-cv-button.tsx";

const KINDS = ["pdf", "docx"] as const;
/** A success takes the place of the failure before it. */
const APPLY_TOAST = "apply";
const problemKeys = { wrongType: "wrongType", tooLarge: "tooLarge", empty: "emptyFile" } as const;

/** Sends a CV to a job. Closing it while the file is on its way stops the upload first. */
export default function ApplyDialog({ job }: { job: Job }) {
  const t = useTranslations("jobs.apply");
  const navigate = useNavigate({ from: "/jobs/$jobId" });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const leave = () => void navigate({ search: {}, resetScroll: false, replace: true });
  const { upload, share, stop, checkJob } = useApply(job, leave);
  function close() {
    checkJob();
    leave();
  }
  const send = useSubmitOnce(upload);
  const submitRef = useRef<HTMLButtonElement>(null);

  function choose(next: File | null) {
    upload.reset();
    setFile(next);
    const found = next && checkCvFile(next, KINDS);
    setProblem(found ? t(problemKeys[found]) : undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file) setProblem(t("missing"));
    else if (!problem) send(file);
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!upload.isPending}
      title={t("title")}
      description={job.title}
    >
      <form onSubmit={submit} className="contents" noValidate>
        <DialogBody className="flex flex-col gap-4">
          <FileDropZone
            label={t("file")}
            hint={t("hint")}
            accept={acceptFor(KINDS)}
            file={file}
            onFileChange={choose}
            error={problem}
            disabled={upload.isPending}
          />
          {file === null && (
            <ProfileCvButton
              onFile={(found) => {
                choose(found);
                // The button that was pressed is gone, and this is what is left to do.
                submitRef.current?.focus();
              }}
              onProblem={setProblem}
            />
          )}
          {upload.isPending && (
            <ProgressBar
              label={share === 1 ? t("received") : t("uploading")}
              value={share === 1 ? undefined : share * 100}
            />
          )}
          <FormError>
            {upload.isError && parseError(upload.error).code !== "ABORTED" && (
              <>
                <p className="font-semibold">{t("failedInline")}</p>
                <p>{parseError(upload.error).message}</p>
              </>
            )}
          </FormError>
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={upload.isPending ? stop : close}>
            {upload.isPending ? t("stop") : t("cancel")}
          </Button>
          <Button ref={submitRef} type="submit" pending={upload.isPending}>
            {t("submit")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useApply(job: Job, onApplied: () => void) {
  const t = useTranslations("jobs.apply");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { token, userId } = useActor();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = useMutation({
    mutationFn: (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setShare(0);
      return uploadFile<Application>({
        path: "/applications/upload",
        token,
        file,
        fields: { jobId: job._id, candidateId: userId },
        onProgress: setShare,
        signal: controller.signal,
      });
    },
    onSuccess: async () => {
      toast.success(t("success"), { id: APPLY_TOAST });
      await queryClient.invalidateQueries(trpc.applications.mine.queryFilter());
      onApplied();
    },
    onError: (cause) => {
      const { code } = parseError(cause);
      if (code === "ABORTED") return;
      toast.error(t("failed"), { id: APPLY_TOAST });
      if (code === "ALREADY_APPLIED") {
        void queryClient.invalidateQueries(trpc.applications.mine.queryFilter());
      }
    },
  });
  return {
    upload,
    share,
    stop: () => running.current?.abort(),
    /** A job that was closed meanwhile is fetched anew: not before this is over, for its reason would go with it. */
    checkJob: () => {
      if (upload.isError && parseError(upload.error).code === "STATE_CONFLICT") {
        void queryClient.invalidateQueries(trpc.jobs.get.queryFilter({ id: job._id }));
      }
    },
  };
}
