import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type uploadFile as Upload, uploadFile } from "../../../lib/files/upload-file.ts";
import { useSessionStore } from "../../../lib/session/use-session.ts";

type UploadTarget = Pick<Parameters<typeof Upload>[0], "path" | "method" | "fields">;

interface CvUploadOptions<Result> extends UploadTarget {
  onSuccess: (result: Result, file: File) => void;
}

/** Sends a CV to a REST row and says how far it has come: `share` is 1 once the server has all of it. */
export function useCvUpload<Result>({ onSuccess, ...target }: CvUploadOptions<Result>) {
  const session = useSessionStore();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadFile<Result>({
        ...target,
        file,
        token: session.get()?.token ?? "",
        onProgress: setShare,
      }),
    onMutate: () => setShare(0),
    onSuccess,
  });
  return { ...upload, share };
}
