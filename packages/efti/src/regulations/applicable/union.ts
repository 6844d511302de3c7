import { countryName } from '../../code-lists/countries.ts'
import type { SubsetChoice } from '../../rules/finding.ts'
import type { View } from '../../rules/view.ts'
import { hasLegOfUnknownMode, hasUnit, namesDirective } from '../combined-transport/stated.ts'
import { ITEM } from '../dangerous-goods/goods.ts'
import { waiverOfAll } from '../dangerous-goods/special/special-goods.ts'
import { goesBy, isInUnion, isOverland, type Journey, modeName } from '../journey.ts'
import { whyWaste } from '../waste-shipments/stated.ts'
import type { Answers } from './questions.ts'
import { texts } from './texts.ts'

const DANGEROUS_GOODS: readonly (readonly [mode: string, id: string, rules: string])[] = [
  ['3', 'EU05a', 'ADR'],
  ['2', 'EU05b', 'RID'],
  ['8', 'EU05c', 'ADN'],
]
const UN_NUMBERS = ['eFTI232', 'eFTI387', 'eFTI455']
const AIR = '4'

/** The subsets of Union acts that the consignment falls under, in the order of their ids. */
export function unionSubsets(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  const cabotage = cabotageReason(view, journey, answers)
  const combined = combinedReason(view, journey, answers)
  const document = cabotage ? null : transportDocumentReason(view, journey, answers)
  const air = airReason(journey, answers)
  return [
    ...choice('EU01', document ?? (combined && !cabotage ? texts.transportDocument.ofCombined : null)),
    ...choice('EU02', combined),
    ...choice('EU03', cabotage),
    ...dangerousGoods(view, journey, answers),
    ...choice('EU06', air),
  ]
}

/** Subsets of the Union that seem to apply and do not, each with the reason, in the order of their ids. */
export function unionSubsetsRuledOut(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  const own = ownAccountReason(view, answers)
  const waste = whyWaste(view, answers)
  const forHire = { ...answers, 'OWN-ACCOUNT': false }
  const isOut = (reason: string | null) => (own !== null && reason !== null ? own : null)
  const cabotage = cabotageReason(view, journey, forHire)
  return [
    ...choice(
      'EU01',
      cabotage ? null : (domesticReason(journey) ?? isOut(transportDocumentReason(view, journey, forHire))),
    ),
    ...choice('EU03', isOut(cabotage)),
    ...chapter54Waived(view, journey, answers),
    ...choice('EU04', waste && texts.waste(waste)),
  ]
}

function choice(id: string, reason: string | null): SubsetChoice[] {
  return reason === null ? [] : [{ id, reason }]
}

function cabotageReason(view: View, journey: Journey, answers: Answers): string | null {
  const { mode, from, to } = journey
  const byRoad = mode === '3' || mode === null
  const isInside = byRoad && from !== null && from === to && isInUnion(from)
  if (answers.CABOTAGE === false || isOwnAccount(view, answers) || !isInside) return null
  if (answers.CABOTAGE) return texts.cabotage.answered(countryName(from))
  const home = homeOfHaulier(view)
  if (home === null || home.country === from) return null
  return home.text(countryName(from), countryName(home.country))
}

/**
 * Cabotage depends on the State in which the haulier is established (Regulation (EC) No 1072/2009, Article 2(6)). A vehicle may be hired
 * in another one (Directive 2006/1/EC), so its plate decides only where the haulier is unknown.
 */
function homeOfHaulier(view: View) {
  const carrier = view.first('eFTI102')?.value
  if (typeof carrier === 'string') return { text: texts.cabotage.haulierAbroad, country: carrier }
  const vehicle = view.first('eFTI620')?.value
  if (typeof vehicle === 'string') return { text: texts.cabotage.vehicleAbroad, country: vehicle }
  return null
}

/** Regulation No 11 exempts it by its Article 9; cabotage is by its definition for hire or reward. */
function ownAccountReason(view: View, answers: Answers): string | null {
  if (!isOwnAccount(view, answers)) return null
  return answers['OWN-ACCOUNT'] ? texts.ownAccount.answered : texts.ownAccount.byCode
}

function isOwnAccount(view: View, answers: Answers): boolean {
  return answers['OWN-ACCOUNT'] ?? String(view.first('eFTI703')?.value) === '2'
}

function transportDocumentReason(view: View, journey: Journey, answers: Answers): string | null {
  const { mode, from, to } = journey
  if (!isOverland(mode) || isOwnAccount(view, answers)) return null
  const carriage = mode === null ? texts.carriage.modeNotStated : texts.carriage.by(modeName(mode))
  const sentences = texts.transportDocument
  if (!from && !to) return sentences.bothUnknown(carriage)
  if (!from) return sentences.originUnknown(carriage)
  if (!to) return sentences.destinationUnknown(carriage)
  if (from === to || !journey.route.some(isInUnion)) return null
  const sentence = isInUnion(from) && isInUnion(to) ? sentences.between : sentences.partlyInUnion
  return sentence(carriage, countryName(from), countryName(to))
}

/** Regulation No 11 is about carriage between Member States. */
function domesticReason({ mode, from, to }: Journey): string | null {
  if (!isOverland(mode) || from === null || from !== to || !isInUnion(from)) return null
  return texts.transportDocument.domestic(countryName(from))
}

function combinedReason(view: View, journey: Journey, answers: Answers): string | null {
  if (answers['COMBINED-TRANSPORT'] === false) return null
  if (answers['COMBINED-TRANSPORT']) return texts.combined.answered
  if (namesDirective(view)) return texts.combined.named
  const known = journey.modes.find((mode) => ['1', '2', '8'].includes(mode))
  const changesMode = known !== undefined || hasLegOfUnknownMode(view)
  const leavesUnion = !journey.route.some(isInUnion)
  const isDomestic = journey.from === journey.to
  if (!changesMode || !journey.modes.includes('3') || !hasUnit(view) || leavesUnion || isDomestic) return null
  return known ? texts.combined.roadAnd(modeName(known)) : texts.combined.roadAndUnknown
}

function dangerousGoods(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  return waiverOfAll(view, answers) === null ? subsetsOfChapter54(view, journey) : []
}

/** The document states, or somebody answered, that chapter 5.4 applies to none of the goods. */
function chapter54Waived(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  const waiver = waiverOfAll(view, answers)
  if (waiver === null) return []
  const reason = WAIVERS[waiver] ?? texts.dangerousGoods.waived.provision(waiver.slice(2))
  return subsetsOfChapter54(view, journey).map(({ id }) => ({ id, reason }))
}

const WAIVERS: Readonly<Record<string, string>> = {
  answer: texts.dangerousGoods.waived.answer,
  '3.4': texts.dangerousGoods.waived.limited,
  '3.5': texts.dangerousGoods.waived.excepted,
  '5.5.3': texts.dangerousGoods.waived.coolants,
  '1.1.3': texts.dangerousGoods.waived.notSubject,
}

function subsetsOfChapter54(view: View, journey: Journey): SubsetChoice[] {
  const numbers = UN_NUMBERS.flatMap((id) => view.every(id))
  const isDeclared = view.first('eFTI1451')?.value === true || view.instances(ITEM).length > 0
  const { from, to } = journey
  const abroad = from !== null && to !== null && !journey.route.some(isInUnion)
  if ((numbers.length === 0 && !isDeclared) || abroad) return []
  const { numbered, declared } = texts.dangerousGoods
  const [number] = numbers
  return DANGEROUS_GOODS.filter(([mode]) => goesBy(journey, mode)).map(([mode, id, rules]) => ({
    id,
    reason: number ? numbered(String(number.value), modeName(mode), rules) : declared(modeName(mode), rules),
  }))
}

function airReason({ modes, from }: Journey, answers: Answers): string | null {
  const security = answers['AIR-SECURITY']
  if (security === false || !modes.includes(AIR)) return null
  if (from !== null && !isInUnion(from)) return null
  return from === null ? texts.airSecurity.fromUnknown : texts.airSecurity.from(countryName(from))
}
