import type { AppRouter } from "@rolecall/api/router";
import type { PopupEntry } from "@rolecall/ui/popup-region";
import { createFeed, createToaster, type Feed, type Toaster } from "@rolecall/ui/toaster";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { Texts } from "../i18n/texts.ts";
import type { Leaving } from "../lib/browser/leaving.ts";
import { createVisitedPaths } from "../lib/browser/visited-paths.ts";
import { fieldsOf } from "../lib/parse-json.ts";
import { type AnswerPositions, createAnswerPositions } from "../lib/queries/answer-positions.ts";
import { readFirstAnswers } from "../lib/queries/first-answers.ts";
import { createQueryClient } from "../lib/queries/query-client.ts";
import { type Client, createTrpcClient } from "../lib/queries/trpc.ts";
import { createReturnAddress } from "../lib/session/return-address.ts";
import { createSessionStore, type SessionStore } from "../lib/session/session.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { type AppRouterInstance, createAppRouter } from "./router.tsx";

const ENDED_TOAST = "session-ended";
/** Time enough to read it on a screen that one has not asked for. */
const WANTED_TOAST_MS = 15_000;

export interface App {
  texts: Texts;
  session: SessionStore;
  leaving: Leaving;
  queryClient: QueryClient;
  client: Client;
  answers: AnswerPositions;
  router: AppRouterInstance;
  toaster: Toaster;
  popups: Feed<PopupEntry>;
}

/** Builds the app's parts and ties them to the session; nothing is rendered yet. */
export function createApp({ leaving, texts }: { leaving: Leaving; texts: Texts }): App {
  const session = createSessionStore(window);
  const returnAddress = createReturnAddress(window.sessionStorage);
  const visitedPaths = createVisitedPaths();
  const toaster = createToaster();
  const queryClient = createQueryClient();
  const answers = createAnswerPositions();
  const client = createTrpcClient({
    session,
    leaving,
    answers,
    takeFirstAnswer: readFirstAnswers(window, answers),
    onSessionRefused: () => {
      const ended = session.get();
      if (ended) returnAddress.remember(ended.userId, router.state.location.href);
      session.end();
      toaster.warning(texts.get().shell.sessionEnded, { id: ENDED_TOAST });
    },
  });
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
  const router = createAppRouter({ trpc, queryClient, session, returnAddress, visitedPaths, texts });
  router.subscribe("onResolved", ({ toLocation }) => {
    visitedPaths.visit(toLocation.state.__TSR_index, toLocation.pathname);
  });

  // Login, logout, a refused session, another tab: the guards look again, and nothing of the last user stays.
  session.subscribe(() => {
    queryClient.clear();
    answers.reset();
    // Logged in again, here or in another tab.
    if (session.get()) {
      toaster.dismiss(ENDED_TOAST);
      offerWanted();
    }
    void router.invalidate();
  });

  /** The page that a guest had asked for: a login leads to the dashboard. */
  function offerWanted() {
    const href = returnAddress.takeWanted();
    if (href === null) return;
    const { wanted, openWanted } = texts.get().shell;
    const actions = [{ label: openWanted, onClick: () => void router.navigate({ href }) }];
    toaster.info(wanted, { durationMs: WANTED_TOAST_MS, actions });
  }

  startFetchingAhead(router, session);
  fetchTextsAhead(router, texts);

  const popups = createFeed<PopupEntry>();
  return { texts, session, leaving, queryClient, client, answers, router, toaster, popups };
}

/** By then the first screen has what it shows, also on a slow network. */
const FETCH_AHEAD_AFTER_MS = 4_000;

/** Once per visit, when somebody is logged in; not for those who asked to save data. */
function startFetchingAhead(router: AppRouterInstance, session: SessionStore): void {
  if (savesData()) return;
  const stop = router.subscribe("onResolved", () => {
    const current = session.get();
    // There is nothing to fetch for who is suspended.
    if (!current || current.suspended) return;
    stop();
    setTimeout(() => {
      const actor = session.get();
      if (actor) void fetchAhead(router, actor.role, whenIdle);
    }, FETCH_AHEAD_AFTER_MS);
  });
}

/** Those of the screens behind the login, while one types: they would be the last to come after it. */
function fetchTextsAhead(router: AppRouterInstance, texts: Texts): void {
  const stop = router.subscribe("onResolved", () => {
    stop();
    // What fails is fetched with the first screen that needs it.
    void whenIdle().then(() => texts.loadMembers()?.catch(() => {}));
  });
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 200);
  });
}

/** The browser's data saver, where it tells. */
function savesData(): boolean {
  return fieldsOf(fieldsOf(navigator).connection).saveData === true;
}
