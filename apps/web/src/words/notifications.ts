/** Of the bell in every header; what it opens has words of its own, which the first screen does without. */
export const notificationWords = {
  title: 'Notifications',
  open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${many(unread)} new`),
  count: (unread: number) => many(unread),
  arrived: (unread: number) => (unread === 1 ? '1 new notification' : `${many(unread)} new notifications`),
}

/** The server counts no further than 100. */
function many(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
