/** Lists as people narrowed them, under a name. */
export const viewWords = {
  views: 'Views',
  none: 'No saved views yet',
  save: 'Save this view',
  saveTitle: 'Save View',
  saveHint: 'Saves the current search, filters and order; for documents also the columns.',
  name: 'Name',
  nameMissing: 'Required',
  shared: 'Shared with everyone in the organisation',
  sharedMark: 'Shared',
  remove: (name: string) => `Delete the view ${name}`,
  saved: { title: 'View Saved', description: (name: string) => `${name} was added to your views.` },
  removed: { title: 'View Deleted', description: (name: string) => `${name} was deleted.` },
  failed: { title: 'View Not Saved', description: 'Nothing has changed; please try again.' },
}
