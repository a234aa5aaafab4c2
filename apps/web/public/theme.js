// Runs before the page is painted. The key and its values are those of src/lib/theme.ts.
try {
  const choice = localStorage.getItem("theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden: then the system's mode stands.
}
