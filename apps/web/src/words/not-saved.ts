export const notSaved = { title: 'Not saved', description: 'The change was not saved. Please try again.' }
