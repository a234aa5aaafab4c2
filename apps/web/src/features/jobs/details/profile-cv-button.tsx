import { Button } from "@rolecall/ui/button";
import { useQuery } from "@tanstack/react-query";
import { FileUserIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useProfileCv } from "../../users/use-profile-cv.ts";

interface ProfileCvButtonProps {
  onFile: (file: File) => void;
  onProblem: (problem: string) => void;
}

/** Takes the CV that the profile was made from, so that nobody has to look for the file again. */
export function ProfileCvButton({ onFile, onProblem }: ProfileCvButtonProps) {
  const t = useTranslations("jobs.apply");
  const trpc = useTRPC();
  const me = useQuery(trpc.users.me.queryOptions());
  const profileCv = useProfileCv({ onSuccess: onFile, onError: () => onProblem(t("profileCvFailed")) });
  if (!me.data?.cvUploaded) return null;
  return (
    <Button
      variant="secondary"
      icon={<FileUserIcon aria-hidden />}
      className="self-start max-sm:self-stretch"
      pending={profileCv.isPending}
      onClick={() => profileCv.mutate()}
    >
      {t("profileCv")}
    </Button>
  );
}
