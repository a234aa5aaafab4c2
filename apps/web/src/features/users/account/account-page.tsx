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
import { AccountContents, AccountGroup } from "./account-groups.tsx";
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
  const candidate = role === "candidate";
  const me = useQuery(trpc.users.me.queryOptions());
  return (
    <Page
      title={t("title")}
      description={suspended ? undefined : t("description")}
      width={suspended ? "narrow" : "normal"}
    >
      <QueryState query={me} skeleton={<AccountSkeleton />} errorTitle={t("loadFailed")}>
        {(user) =>
          suspended ? (
            <SuspendedAccount user={user} />
          ) : (
            <div className="grid items-start gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
              <AccountContents />
              <div className="flex min-w-0 flex-col gap-10">
                <AccountGroup name="about">
                  <CardSection as="h3" id="details" title={t("details.title")}>
                    <AccountDetailsForm user={user} />
                  </CardSection>
                  {candidate && <ProfileLink />}
                </AccountGroup>
                <AccountGroup name="security">
                  <CardSection
                    as="h3"
                    id="password"
                    title={t("password.title")}
                    description={t("password.description")}
                  >
                    <PasswordForm email={user.email} />
                  </CardSection>
                  <DevicesSection />
                </AccountGroup>
                <AccountGroup name="alerts">
                  <PopupsSection />
                </AccountGroup>
                <AccountGroup name="privacy">
                  {candidate && <HideSection />}
                  <BlockedSection />
                </AccountGroup>
                <AccountGroup name="leaving">
                  <DataSection />
                  <DeleteAccountSection email={user.email} />
                </AccountGroup>
              </div>
            </div>
          )
        }
      </QueryState>
    </Page>
  );
}

function ProfileLink() {
  const t = useTranslations("users.account.profile");
  return (
    <CardSection as="h3" id="profile" title={t("title")} description={t("text")}>
      <Link to="/profile" className={buttonStyles({ variant: "secondary", className: "max-sm:w-full" })}>
        {t("link")}
      </Link>
    </CardSection>
  );
}

/** In the place of the sections; the way to them above or beside it takes as much room as later. */
function AccountSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6 pt-17 lg:ps-54 lg:pt-9">
      <SkeletonCard className="h-72" />
      <SkeletonCard className="h-96" />
    </SkeletonGroup>
  );
}
