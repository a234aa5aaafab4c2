import type { User } from "@rolecall/contracts/users/schemas";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { TabPanel, Tabs } from "@rolecall/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Page } from "../../../components/page.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { MyApplications } from "../../applications/my-applications.tsx";
import { ReadingPanel } from "../reading/reading-panel.tsx";
import { ProfileCvPanel } from "./profile-cv-panel.tsx";
import { ProfileEditor } from "./profile-editor.tsx";
import { ProfileInsights } from "./profile-insights.tsx";

const route = getRouteApi("/_app/_candidate/profile");

/** The candidate's profile, and the applications made with it. */
export function ProfilePage() {
  const t = useTranslations("users.profile");
  const trpc = useTRPC();
  const { tab = "profile" } = route.useSearch();
  const navigate = useNavigate({ from: "/profile" });
  const me = useQuery(trpc.users.me.queryOptions());
  const mine = useQuery(trpc.applications.mine.queryOptions());
  return (
    <Page
      title={t(tab === "applications" ? "applicationsTab" : "title")}
      description={t(tab === "applications" ? "applicationsDescription" : "description")}
      width="wide"
    >
      <Tabs
        value={tab}
        label={t("tabs")}
        onValueChange={(next) =>
          void navigate({ search: next === "profile" ? {} : { tab: next }, resetScroll: false })
        }
        items={[
          { value: "profile", label: t("profileTab") },
          {
            value: "applications",
            label: t("applicationsTab"),
            count: mine.isPending ? null : mine.data?.length,
          },
        ]}
      >
        <TabPanel value="profile" keepMounted>
          <QueryState query={me} skeleton={<ProfileSkeleton />} errorTitle={t("loadFailed")}>
            {(user) => <ProfileSections user={user} />}
          </QueryState>
        </TabPanel>
        <TabPanel value="applications">
          <MyApplications />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

const columns = "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]";

function ProfileSections({ user }: { user: User }) {
  // A newly read CV changes what is to be edited, so the editor starts anew with it.
  const reading = user.aiProfileInsights?.lastAnalyzed ?? "none";
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileCvPanel user={user} />
        <ProfileEditor key={reading} user={user} />
        {user.cvUploaded && <ReadingPanel />}
      </div>
      <ProfileInsights insights={user.aiProfileInsights} />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className={columns}>
      <div className="flex flex-col gap-6">
        <SkeletonCard className="h-64" />
        <SkeletonCard className="h-96" />
      </div>
      <SkeletonCard className="h-96" />
    </SkeletonGroup>
  );
}
