/** Of the report's periods: from a day to a day. */
export const OWN = 'own'
