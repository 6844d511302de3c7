/** What is said of a PDF that is protected, whichever of the two libraries was asked to open it. */
export const LOCKED_PDF = {
  byPassword:
    'The PDF is protected by a password and cannot be opened. Save a copy without the password and upload that.',
  byUnknownMeans:
    'The PDF is encrypted in a way that cannot be read here. Save a copy without protection and upload that.',
}
