/** Languages that partners are written to in. */
export const PARTNER_LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'cs'] as const
/** Days that a link is valid. */
export const LINK_DAYS = { least: 1, most: 30, usual: 14 } as const
/** Days without an answer until a reminder; no more than `most` of them are sent without a person. */
export const REMINDERS = { usual: 3, longest: 14, most: 2 } as const
export const MOST_ASKED_FIELDS = 50
export const MOST_MESSAGE = 5_000
export const MOST_REMARK = 1_000
