import { useMutation } from "@tanstack/react-query";
import { downloadFile } from "../../lib/files/download-file.ts";
import { useActor } from "../../lib/session/use-actor.ts";

interface ProfileCvOptions {
  readonly onSuccess: (file: File) => void;
  readonly onError: (error: unknown) => void;
}

/** Fetches the CV behind the own profile as it was uploaded. */
export function useProfileCv({ onSuccess, onError }: ProfileCvOptions) {
  const { token } = useActor();
  return useMutation({
    mutationFn: () => downloadFile({ path: "/users/profile/cv", token }),
    onSuccess,
    onError,
  });
}
