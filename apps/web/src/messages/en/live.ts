/** Connection state and live popups. */
export const live = {
  offline: "You are offline. What you see may be out of date; it is brought up to date when you are back.",
  reconnecting: "The live connection was lost. Reconnecting…",
  catchingUp: "Catching up on what happened meanwhile…",
  state: {
    online: "Live",
    connecting: "Connecting",
    offline: "Offline",
    catchingUp: "Catching up",
  },
  newMessage: "New message",
  newMessageFrom: "New message from {name}",
  more: "{count, plural, one {# more} other {# more}}",
  moreHint: "Your notifications and messages have them all.",
} as const;
