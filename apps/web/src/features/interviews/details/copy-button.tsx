import { Button } from "@rolecall/ui/button";
import { IconButton } from "@rolecall/ui/icon-button";
import { useToast } from "@rolecall/ui/toaster";
import { CopyIcon } from "lucide-react";
import { useTranslations } from "use-intl";

interface CopyButtonProps {
  text: string;
  label: string;
  compact?: boolean;
}

/** Copies a text. Nothing where the browser forbids it, as on a page that is not served securely. */
export function CopyButton({ text, label, compact = false }: CopyButtonProps) {
  const t = useTranslations("interviews.details");
  const toast = useToast();
  if (!("clipboard" in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      toast.error(t("copyFailed"));
    }
  }

  const icon = <CopyIcon aria-hidden />;
  return compact ? (
    <IconButton size="sm" label={label} icon={icon} onClick={() => void copy()} />
  ) : (
    <Button variant="secondary" icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
