import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const SELF = "'self'";
const CSP = "Content-Security-Policy";

/**
 * A strict policy for every page: nothing from another origin, no inline script or style. A data: image
 * is the one exception, for pictures that style sheets carry.
 */
export function securityHeaders(): MiddlewareHandler {
  const strict = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF],
      styleSrc: [SELF],
      imgSrc: [SELF, "data:", "blob:"],
      fontSrc: [SELF],
      connectSrc: [SELF],
      objectSrc: ["'none'"],
      baseUri: [SELF],
      formAction: [SELF],
      frameAncestors: ["'none'"],
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    // TLS ends at the host's proxy, which is the one to promise it.
    strictTransportSecurity: false,
  });
  return async (c, next) => {
    // The library writes its headers last: a page that brings a policy of its own keeps it.
    let own: string | null = null;
    await strict(c, async () => {
      await next();
      own = c.res.headers.get(CSP);
    });
    if (own !== null) c.res.headers.set(CSP, own);
  };
}

/** The reference page's viewer styles its elements inline; it still loads nothing from elsewhere. */
export const REFERENCE_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
