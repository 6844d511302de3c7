export const sourceWords = {
  failed: 'The source could not be loaded',
  tooLong: 'The file is too long to be shown',
  tooLongHint: 'Its values stand beside. The original can be downloaded above.',
}
