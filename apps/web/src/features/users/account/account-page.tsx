import { buttonStyles } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Page } from "../../../components/page.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { BlockedSection } from "../../blocks/blocked-section.tsx";
import { AccountDetailsForm } from "./account-details-form.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteAccountSection } from "./delete-account-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { HideSection } from "./hide-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PopupsSection } from "./popups-section.tsx";
import { SuspendedAccount } from "./suspended-account.tsx";

export function AccountPage() {
  const t = useTranslations("users.account");
  const trpc = useTRPC();
  const { role, suspended } = useActor();
  const me = useQuery(trpc.users.me.queryOptions());
  return (
    <Page title={t("title")} description={suspended ? undefined : t("description")} width="narrow">
      <QueryState query={me} skeleton={<AccountSkeleton />} errorTitle={t("loadFailed")}>
        {(user) =>
          suspended ? (
            <SuspendedAccount user={user} />
          ) : (
            <div className="flex flex-col gap-6">
              <CardSection id="details" title={t("details.title")}>
                <AccountDetailsForm user={user} />
              </CardSection>
              {role === "candidate" && (
                <CardSection id="profile" title={t("profile.title")} description={t("profile.text")}>
                  <Link
                    to="/profile"
                    className={buttonStyles({ variant: "secondary", className: "max-sm:w-full" })}
                  >
                    {t("profile.link")}
                  </Link>
                </CardSection>
              )}
              <CardSection id="password" title={t("password.title")} description={t("password.description")}>
                <PasswordForm email={user.email} />
              </CardSection>
              <PopupsSection />
              {role === "candidate" && <HideSection />}
              <BlockedSection />
              <DevicesSection />
              <DataSection />
              <DeleteAccountSection email={user.email} />
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <SkeletonCard className="h-72" />
      <SkeletonCard className="h-96" />
    </SkeletonGroup>
  );
}
