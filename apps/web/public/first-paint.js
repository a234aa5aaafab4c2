// Runs before the page is painted. The keys and their values are those of src/lib/browser/theme.ts and
// src/lib/session/session.ts.
{
  const page = document.documentElement;
  try {
    const choice = localStorage.getItem("theme");
    if (choice === "light" || choice === "dark") page.dataset.theme = choice;
    // Whether the heading that came with the page is that of the screen that will follow.
    page.dataset.visitor = localStorage.getItem("user") === null ? "guest" : "member";
  } catch {
    // Storage may be forbidden: then the system's mode stands, and nobody is logged in.
  }
  // On a slow line the system's fonts have to do: ours are a quarter of all that the first screen fetches.
  const line = navigator.connection?.effectiveType;
  if (line !== undefined && line !== "4g") page.dataset.line = "slow";
  else {
    // Found only by way of the style sheet, they would come after the first text, which would then jump.
    for (const href of document.currentScript.dataset.fonts?.split(" ") ?? []) {
      // Fonts are fetched without credentials, and so must be what is fetched for them.
      const link = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href };
      document.head.append(Object.assign(document.createElement("link"), link));
    }
  }
}
