export const sourceWords = {
  failed: 'The source could not be loaded',
  tooLong: 'The file is too long to be shown',
  tooLongHint: 'Its values are shown next to it. You can download the original above.',
}
