/** Days begin where the person is. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
