export const product = {
  title: 'eFTI Compliance Hub',
  subtitle: 'Compliance Platform',
}

export const common = {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  all: 'All',
  tryAgain: 'Try again',
  clearFilters: 'Clear filters',
  showMore: 'Show more',
  notifications: 'Notifications',
  toastRegion: (hotkey: string) => `Notifications (${hotkey})`,
  unknown: '—',
  page: (title: string) => `${title} · ${product.title}`,
}
