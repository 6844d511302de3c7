export const SUBSET = 'EU06'
export const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU06'
const ACT = 'Implementing Regulation (EU) 2015/1998, Annex'

/** Class of the status with its reason. */
export const DECLARATION = 'ASBIE1132'
/** Class of the issuer. */
export const ISSUER = 'ASBIE1062'

/** 'a' of point 6.3.2.6. */
export const securityClause = (letter: string) => `${ACT}, point 6.3.2.6(${letter}); ${TABLE}`

/** The waybill or a separate declaration, electronic or in writing, and what it provides. */
export const CLAUSE_OF_WHOLE = `${ACT}, points 6.3.2.5 and 6.3.2.6; ${TABLE}`
