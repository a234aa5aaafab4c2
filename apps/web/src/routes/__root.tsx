import { createRootRouteWithContext } from "@tanstack/react-router";
import type { RouterContext } from "../app/router.tsx";
import { Shell } from "../features/shell/shell.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({ component: Shell });
