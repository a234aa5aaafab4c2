export const notifications = {
  title: "Notifications",
  bell: "{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}",
  empty: "Nothing yet. What happens while you are away waits here.",
  markRead: "Mark all as read",
  markOneRead: "Mark “{title}” as read",
  unread: "New",
  unreadCount: "{count, plural, one {# new} other {# new}}",
  today: "Today",
  yesterday: "Yesterday",
  more: "Show older",
  loadFailed: "Your notifications could not be loaded.",
} as const;
