/** Business constants of the specification, section 9. Both sides enforce them, so they are defined here once. */

/** 50 MB, in bytes; a file of exactly this size is accepted. */
export const MAX_UPLOAD_BYTES = 52_428_800

export const ALLOWED_EXTENSIONS = ['.pdf', '.doc', '.docx', '.xml', '.json', '.txt', '.csv'] as const

/** One batch takes no more files than this, those inside a ZIP counted one by one. */
export const MAX_BATCH_FILES = 500

export const RECENT_DOCUMENTS = 10

/** GET /api/documents never answers more rows than this. */
export const MAX_DOCUMENTS_PER_LIST = 500

/** A deleted document can be restored for so many days. */
export const TRASH_DAYS = 30

/** Milliseconds between two polls of the documents list on the processing screen. */
export const DOCUMENTS_POLL_MS = 5_000

export const SOCKET_RECONNECT_MS = 3_000
export const SOCKET_SETUP_RETRY_MS = 5_000
export const SOCKET_NORMAL_CLOSE = 1_000

export const PASSWORD_MIN_LENGTH = 8
export const REDIRECT_DELAY_MS = 500
export const USER_FRESH_MS = 300_000

/** Characters of an ocr result's text shown in the jobs dialog. */
export const TEXT_PREVIEW_CHARACTERS = 150

/** Below this confidence a person should look at the document; entering the same value again confirms it. */
export const DOUBTFUL_BELOW = 0.7

/**
 * A caller that asks for an address with its own permission may get the two apart: then no requested address contains a
 * secret, which proxies and browsers would keep.
 */
export const PERMISSION_HEADER = 'permission-in'
export const ASK_FOR_HEADER = { [PERMISSION_HEADER]: 'header' } as const

/** Offered beside the ticket when a live socket opens; the server answers with it and never with the ticket. */
export const SOCKET_PROTOCOL = 'efti-hub'

/** Characters of a text that is taken from a page into a field, with its line breaks. */
export const MAX_TAKEN_TEXT = 2_000

/** How many documents one act reaches at most. */
export const MOST_DOCUMENTS_PER_ACT = 500
/** Of one document, and the characters of each. */
export const MOST_TAGS = 10
export const MOST_TAG_CHARACTERS = 40
