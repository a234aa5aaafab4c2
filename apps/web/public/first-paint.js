// Runs before the page is painted. The keys and their values are those of src/lib/browser/theme.ts and
// src/lib/session/session.ts.
{
  const page = document.documentElement;
  const { fonts, path, calls } = document.currentScript.dataset;
  try {
    const choice = localStorage.getItem("theme");
    if (choice === "light" || choice === "dark") page.dataset.theme = choice;
    // Whether the heading that came with the page is that of the screen that will follow.
    page.dataset.visitor = localStorage.getItem("user") === null ? "guest" : "member";
    // What the screen begins with (build/first-calls.ts): the program finds it (src/lib/queries/first-answers.ts).
    const session = JSON.parse(localStorage.getItem("user"));
    if (session && !session.suspended && calls) {
      const given = new URLSearchParams(location.search);
      const parts = location.pathname.split("/");
      for (const [index, name] of path.split("/").entries())
        if (name.startsWith("$")) given.set(name.slice(1), decodeURIComponent(parts[index]));
      given.set("userId", session.userId);
      given.set("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
      const asked = JSON.parse(calls).flatMap(({ procedure, input, role }) => {
        if (role && role !== session.role) return [];
        if (!input) return { procedure };
        const values = Object.entries(input).map(([name, value]) => {
          return [name, String(value).startsWith("$") ? given.get(value.slice(1)) : value];
        });
        return values.some(([, value]) => value === null)
          ? []
          : { procedure, input: Object.fromEntries(values) };
      });
      // As tRPC asks several at once.
      const names = asked.map(({ procedure }) => procedure).join(",");
      const inputs = encodeURIComponent(JSON.stringify({ ...asked.map(({ input }) => input) }));
      const headers = { Authorization: `Bearer ${session.token}` };
      window.firstAnswers = {
        token: session.token,
        keys: asked.map(({ procedure, input }) =>
          input ? `${procedure} ${JSON.stringify(input)}` : procedure,
        ),
        // A failure is for the program to meet, which asks again.
        answers:
          asked.length > 0 &&
          fetch(`/api/trpc/${names}?batch=1&input=${inputs}`, { headers }).catch(() => {}),
      };
    }
  } catch {
    // Storage may be forbidden: then the system's mode stands, and nobody is logged in.
  }
  // On a slow line the system's fonts have to do: ours are a quarter of all that the first screen fetches.
  const line = navigator.connection?.effectiveType;
  if (line !== undefined && line !== "4g") page.dataset.line = "slow";
  else {
    // Found only by way of the style sheet, they would come after the first text, which would then jump.
    for (const href of fonts?.split(" ") ?? []) {
      // Fonts are fetched without credentials, and so must be what is fetched for them.
      const link = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href };
      document.head.append(Object.assign(document.createElement("link"), link));
    }
  }
}
