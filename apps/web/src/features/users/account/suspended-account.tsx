import type { User } from "@rolecall/contracts/users/schemas";
import { Banner } from "@rolecall/ui/banner";
import { useTranslations } from "use-intl";
import { DataSection } from "./data-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";

/** All that is left of the account to who is suspended: what it means, their data, and the way out. */
export function SuspendedAccount({ user }: { user: User }) {
  const t = useTranslations("users.account.suspended");
  return (
    <div className="flex flex-col gap-6">
      <Banner
        kind="warning"
        title={<span className="wrap-anywhere">{t("title", { email: user.email })}</span>}
      >
        <div className="mt-1 space-y-2 text-muted">
          <p>{t("allowed")}</p>
          <p>{t(`happened.${user.role}`)}</p>
          <p>{t("mistake")}</p>
        </div>
      </Banner>
      <DataSection as="h2" />
      <DeleteAccountSection as="h2" email={user.email} />
    </div>
  );
}
