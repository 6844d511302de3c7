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

/** 5.4.1.1.3.1: the word for waste stands before the proper shipping name. */
export const NAMED_WASTE = /^(?:WASTE|ABFALL|DÉCHETS?|DECHETS?|AFVAL|RIFIUT[OI]|RESIDUOS?|ODPADY?)\b/iu

/** Words for waste and scrap. 'Waste water pumps' are none, so they are a reason to ask and no more. */
const LIKE_WASTE =
  /(?<!\p{L})(?:wastes?|scrap|abf[aä]lle?|schrott|d[ée]chets?|ferraille|rifiut[oi]|rottam[ei]|residuos?|chatarra|resíduos?|sucata|afval(?:stoffen)?|schroot|odpad(?:y|ów|ky|u)?|złom|hulladék|deșeuri|avfall|affald|skrot|jäte|romu|отпадъци|απόβλητα)(?!\p{L})/iu

/** What says that the goods are waste, as the beginning of a sentence; null if nothing does. An answer goes before the data. */
export function whyWaste(view: View, answers: Readonly<Record<string, boolean | undefined>>): string | null {
  if (answers.WASTE !== undefined) return answers.WASTE ? 'The goods are waste, as you answered' : null
  if (view.instances(WASTE).length > 0) return 'The consignment names notified waste'
  const has = (id: string, test: (text: string) => boolean) =>
    view.every(id).some(({ value }) => test(String(value)))
  if (has(SHIPPING_NAME, (name) => NAMED_WASTE.test(name)))
    return 'The name of the dangerous goods says that they are waste'
  if (STATEMENTS.some((id) => has(id, (code) => OF_WASTE.has(code))))
    return 'The dangerous goods are stated to be waste'
  return null
}

/** Do words about the goods sound like waste, though nothing states it? */
export function soundsLikeWaste(view: View): boolean {
  return TEXTS.some((id) => view.every(id).some(({ value }) => LIKE_WASTE.test(String(value))))
}
