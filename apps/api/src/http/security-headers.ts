import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const SELF = "'self'";

/**
 * A strict policy for every page: nothing from another origin, no inline script or style. A data: image
 * is the one exception, for pictures that style sheets carry.
 */
export function securityHeaders(): MiddlewareHandler {
  return secureHeaders({
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
}

/** The reference page's viewer styles its elements inline; it still loads nothing from elsewhere. */
export const REFERENCE_CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
