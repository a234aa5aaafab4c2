import type { CvFileType } from "@rolecall/contracts/common/files";
import { type SubmitEvent, useState } from "react";
import { acceptFor } from "../../../lib/files/cv-file.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { useCvFileText } from "./use-cv-file-text.ts";
import { useCvUpload } from "./use-cv-upload.ts";

type CvFormOptions<Result> = Parameters<typeof useCvUpload<Result>>[0] & {
  readonly kinds: readonly CvFileType[];
};

/**
 * A form that sends one CV: `zone` is for its `FileDropZone`. A file is judged when it is picked, sent
 * once, and let go of when it has arrived.
 */
export function useCvForm<Result>({ kinds, onSuccess, ...target }: CvFormOptions<Result>) {
  const fileText = useCvFileText(kinds);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const upload = useCvUpload<Result>({
    ...target,
    onSuccess: (result, sent) => {
      setFile(null);
      onSuccess(result, sent);
    },
  });

  const send = useSubmitOnce(upload);

  function choose(next: File | null) {
    setFile(next);
    setProblem(next ? fileText(next) : undefined);
    upload.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = fileText(file);
    setProblem(found);
    if (file && found === undefined) send(file);
  }

  const zone = {
    file,
    onFileChange: choose,
    accept: acceptFor(kinds),
    error: problem,
    disabled: upload.isPending,
  };
  return { upload, submit, zone };
}
