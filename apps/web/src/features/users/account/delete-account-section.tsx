import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

const route = getRouteApi("/_app/account");

interface DeleteAccountSectionProps {
  email: string;
  /** The heading's level, where it stands in no group. */
  as?: "h2" | "h3";
}

/** The way out. Its dialog is in the address, as every dialog is. */
export function DeleteAccountSection({ email, as = "h3" }: DeleteAccountSectionProps) {
  const t = useTranslations("users.account.deletion");
  const navigate = useNavigate();
  const open = route.useSearch({ select: ({ dialog }) => dialog === "delete" });
  const show = (next: boolean) =>
    void navigate({
      to: "/account",
      search: next ? { dialog: "delete" } : {},
      replace: !next,
      resetScroll: false,
    });
  return (
    <CardSection as={as} id="delete-account" title={t("title")} description={t("description")}>
      <Button variant="danger-secondary" className="max-sm:w-full" onClick={() => show(true)}>
        {t("open")}
      </Button>
      <DeleteAccountDialog open={open} onClose={() => show(false)} email={email} />
    </CardSection>
  );
}
