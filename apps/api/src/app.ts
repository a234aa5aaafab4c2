import { Hono } from "hono";
import type { Dependencies } from "./dependencies.ts";
import { AppError } from "./errors/app-error.ts";
import { useReadableMessages } from "./errors/input-issues.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { drainRequest } from "./http/drain-request.ts";
import { createHealth } from "./http/health.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createStaticWeb } from "./http/static-web.ts";
import { answerError, createRestApi } from "./rest/adapter.ts";
import { createReference } from "./rest/reference.ts";
import { createTrpcHttp } from "./trpc/http-handler.ts";

/** The whole HTTP side of the server. `webFolder` holds the built web app; without one only `/api` answers. */
export function createApp(deps: Dependencies, options: { webFolder?: string } = {}): Hono {
  useReadableMessages();
  const app = new Hono();
  app.use(requestLog(deps.log));
  app.use(securityHeaders());
  app.use(drainRequest());
  app.onError((error, c) => answerError(error, c, deps));

  const api = new Hono();
  api.use(compressAnswers());
  api.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
  api.route("/health", createHealth(deps));
  api.route("/", createReference());
  api.route("/trpc", createTrpcHttp(deps));
  api.route("/", createRestApi(deps));
  api.all("*", () => {
    throw new AppError("NOT_FOUND", "There is no such address.");
  });
  app.route("/api", api);

  if (options.webFolder !== undefined) app.route("/", createStaticWeb(options.webFolder));
  app.notFound((c) => answerError(new AppError("NOT_FOUND", "There is no such page."), c, deps));
  return app;
}
