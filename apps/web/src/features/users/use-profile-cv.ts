import { useMutation } from "@tanstack/react-query";
import { toFile } from "../../lib/files/file-content.ts";
import { useTRPCClient } from "../../lib/queries/trpc.ts";

interface ProfileCvOptions {
  readonly onSuccess: (file: File) => void;
  readonly onError: (error: unknown) => void;
}

/** Fetches the CV behind the own profile as it was uploaded. */
export function useProfileCv({ onSuccess, onError }: ProfileCvOptions) {
  const client = useTRPCClient();
  return useMutation({
    mutationFn: async () => toFile(await client.users.cvFile.query()),
    onSuccess,
    onError,
  });
}
