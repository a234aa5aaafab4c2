import type { Role } from "@rolecall/contracts/auth/enums";
import { Badge } from "@rolecall/ui/badge";
import { useTranslations } from "use-intl";

export function RoleBadge({ role }: { role: Role }) {
  const t = useTranslations("common.roles");
  return (
    <Badge tone={role === "recruiter" ? "plum" : "accent"} className="shrink-0">
      {t(role)}
    </Badge>
  );
}
