/** The frame around every screen: navigation, banners, and the pages for what went wrong. */
export const shell = {
  skipToContent: "Skip to content",
  nav: {
    label: "Main",
    home: "Rolecall, home",
    messages: "Messages",
    unread: ", {count, number} unread",
    interviews: "Interviews",
    cvAnalysis: "AI CV Analysis",
    postJob: "Post Job",
    dashboard: "Dashboard",
    account: "My Account",
    profile: "Professional Profile",
    login: "Login",
    signup: "Signup",
    logout: "Logout",
    menu: "Menu",
    openMenu: "Open menu{count, plural, =0 {} other {, # unread}}",
  },
  theme: { toDark: "Switch to dark mode", toLight: "Switch to light mode" },
  sessionEnded: "Your session has ended. Please log in again.",
  notFound: {
    title: "There is no such page",
    text: "The address may be mistyped, or what was here has been removed.",
    home: "Go to the start page",
  },
  part: {
    offline: "You are offline. This can be opened when you are back.",
    failed: "This could not be loaded. Reload the page to bring it up to date.",
    reload: "Reload the page",
  },
  crash: {
    title: "This page stopped working",
    notLoaded: "This page could not be loaded",
    text: "Something unexpected happened. Nothing that was saved is lost.",
    reload: "Reload the page",
  },
} as const;
