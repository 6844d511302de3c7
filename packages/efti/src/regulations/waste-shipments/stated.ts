import type { View } from '../../rules/view.ts'

/** The notified waste, its identifier and its mass. */
export const WASTE = 'ASBIE1666'
export const WASTE_ID = 'eFTI1496'

const SHIPPING_NAME = 'eFTI251'
const STATEMENTS = ['eFTI317', 'eFTI307', 'eFTI825']
/** CL-011: WASTE IN ACCORDANCE WITH 2.1.3.5.5, waste whose quantity can only be estimated. */
const OF_WASTE = new Set(['8', '44'])
/** Nature of the goods, and the consignment's information in words. */
const TEXTS = ['eFTI699', 'eFTI48']

/** 5.4.1.1.3.1: the word for waste precedes the proper shipping name. */
export const NAMED_WASTE =
  /^(?:WASTE|ABF[AÄ]LLE?|DÉCHETS?|DECHETS?|AFVAL|RIFIUT[OI]|RESIDUOS?|RESÍDUOS?|ODPAD[YU]?|ODPADEK|HULLADÉK|DEȘEURI?|DEŞEURI?|AFFALD|AVFALL|JÄTE|JÄÄTMED|ATKRITUMI|ATLIEKOS|OTPAD|ОТПАДЪ[КЦ]И?|ΑΠΟΒΛΗΤ[ΟΑ]|ATIK)(?!\p{L})/iu
/** In the name itself, as in CLINICAL WASTE: it is not repeated. */
const PART_OF_NAME =
  /(?<!\p{L})(?:WASTE|ABF[AÄ]LLE?|\p{L}*ABFALL|D[ÉE]CHETS?|RIFIUT[OI]|RES[IÍ]DUOS?|ODPAD\p{L}*|AFVAL|AVFALL|AFFALD)(?!\p{L})/iu

/** Does the name of dangerous goods state that they are waste? */
export function isNamedWaste(name: string): boolean {
  return NAMED_WASTE.test(name) || PART_OF_NAME.test(name)
}

/** Words for waste and scrap. 'Waste water pumps' are none, so they are a reason to ask and no more. */
const LIKE_WASTE =
  /(?<!\p{L})(?:wastes?|scrap|abf[aä]lle?|schrott|d[ée]chets?|ferraille|rifiut[oi]|rottam[ei]|residuos?|chatarra|resíduos?|sucata|afval(?:stoffen)?|schroot|odpad(?:y|ów|ky|u)?|złom|hulladék|deșeuri|avfall|affald|skrot|jäte|romu|отпадъци|απόβλητα)(?!\p{L})/iu

/** What shows that the goods are waste, in a sentence; null if nothing does. An answer takes precedence over the data. */
export function whyWaste(view: View, answers: Readonly<Record<string, boolean | undefined>>): string | null {
  if (answers.WASTE !== undefined) return answers.WASTE ? 'The goods are waste, as you answered.' : null
  if (view.form?.kind === 'waste-annex-vii') return 'The document is that of Annex VII for waste.'
  if (view.form?.kind === 'waste-movement') return 'The document is the movement document of notified waste.'
  if (view.instances(WASTE).length > 0) return 'The consignment names notified waste.'
  const has = (id: string, test: (text: string) => boolean) =>
    view.every(id).some(({ value }) => test(String(value)))
  if (has(SHIPPING_NAME, (name) => NAMED_WASTE.test(name)))
    return 'The name of the dangerous goods states that they are waste.'
  if (STATEMENTS.some((id) => has(id, (code) => OF_WASTE.has(code))))
    return 'The dangerous goods are stated to be waste.'
  return null
}

/** Do words about the goods sound like waste, though nothing states it? */
export function soundsLikeWaste(view: View): boolean {
  return TEXTS.some((id) => view.every(id).some(({ value }) => LIKE_WASTE.test(String(value))))
}
