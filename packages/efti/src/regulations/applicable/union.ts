import type { SubsetChoice } from '../../rules/finding.ts'
import type { View } from '../../rules/view.ts'
import { hasLegOfUnknownMode, hasUnit, namesDirective } from '../combined-transport/stated.ts'
import { ITEM } from '../dangerous-goods/goods.ts'
import { waiverOfAll } from '../dangerous-goods/special/special-goods.ts'
import { goesBy, isInUnion, isOverland, type Journey, MODE_NAMES } from '../journey.ts'
import { whyWaste } from '../waste-shipments/stated.ts'
import type { Answers } from './questions.ts'

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
    ...choice('EU01', document ?? (combined && !cabotage ? BUILDS_ON_REGULATION_11 : null)),
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
    ...choice('EU04', waste && `${waste}: ${NO_SUBSET_OF_WASTE}`),
  ]
}

const NO_SUBSET_OF_WASTE =
  'its subset is not established yet (Delegated Regulation (EU) 2024/2024, recital 5), so the papers of Regulation (EU) 2024/1157 are checked without one.'

const BUILDS_ON_REGULATION_11 =
  'The document of combined transport is that of Regulation No 11, Article 6, with more in it (Directive 92/106/EEC, Article 3).'

function choice(id: string, reason: string | null): SubsetChoice[] {
  return reason === null ? [] : [{ id, reason }]
}

function cabotageReason(view: View, journey: Journey, answers: Answers): string | null {
  const { mode, from, to } = journey
  const byRoad = mode === '3' || mode === null
  if (answers.CABOTAGE === false || isOwnAccount(view, answers) || !byRoad || from !== to || !isInUnion(from))
    return null
  const where = `Road carriage inside one Member State (${from})`
  const act = 'cabotage, Regulation (EC) No 1072/2009, Article 8'
  if (answers.CABOTAGE) return `${where} by a haulier from another one, as you answered: ${act}.`
  const home = homeOfHaulier(view)
  if (home === null || home.country === from) return null
  return `${where}, and ${home.what} in another country (${home.country}): ${act}.`
}

/**
 * Cabotage depends on the State in which the haulier is established (Regulation (EC) No 1072/2009, Article 2(6)). A vehicle may be hired
 * in another one (Directive 2006/1/EC), so its plate decides only where the haulier is unknown.
 */
function homeOfHaulier(view: View): { what: string; country: string } | null {
  const carrier = view.first('eFTI102')?.value
  if (typeof carrier === 'string') return { what: 'the haulier is established', country: carrier }
  const vehicle = view.first('eFTI620')?.value
  if (typeof vehicle === 'string')
    return { what: 'the vehicle of a haulier that is not known is registered', country: vehicle }
  return null
}

/** Regulation No 11 exempts it by its Article 9; cabotage is by its definition for hire or reward. */
function ownAccountReason(view: View, answers: Answers): string | null {
  if (!isOwnAccount(view, answers)) return null
  const how = answers['OWN-ACCOUNT'] ? 'as you answered' : 'by the code that the document gives'
  return `Carriage on own account, ${how}: neither Regulation No 11, Article 6, nor the evidence of cabotage, Regulation (EC) No 1072/2009, Article 8, is about it.`
}

function isOwnAccount(view: View, answers: Answers): boolean {
  return answers['OWN-ACCOUNT'] ?? String(view.first('eFTI703')?.value) === '2'
}

function transportDocumentReason(view: View, journey: Journey, answers: Answers): string | null {
  const { mode, from, to } = journey
  if (!isOverland(mode) || isOwnAccount(view, answers)) return null
  const how =
    mode === null ? 'Carriage whose mode is not stated, taken as road' : `Carriage by ${MODE_NAMES[mode]}`
  if (!from || !to) {
    const unknown =
      !from && !to
        ? 'the countries of taking over and delivery are'
        : !from
          ? 'the country of taking over is'
          : 'the country of delivery is'
    return `${how}; ${unknown} unknown, so carriage between Member States is assumed (Regulation No 11, Article 6).`
  }
  if (from === to || !journey.route.some(isInUnion)) return null
  const part = isInUnion(from) && isInUnion(to) ? '' : ', for the part inside the Union'
  return `${how} from ${from} to ${to}: a transport document under Regulation No 11, Article 6${part}.`
}

/** Regulation No 11 is about carriage between Member States. */
function domesticReason({ mode, from, to }: Journey): string | null {
  if (!isOverland(mode) || from === null || from !== to || !isInUnion(from)) return null
  return `The goods are taken over and delivered in one country (${from}): Regulation No 11, Article 6, is about carriage between Member States.`
}

function combinedReason(view: View, journey: Journey, answers: Answers): string | null {
  if (answers['COMBINED-TRANSPORT'] === false) return null
  if (answers['COMBINED-TRANSPORT']) return 'Combined transport under Directive 92/106/EEC, as you answered.'
  if (namesDirective(view)) return 'The document names Directive 92/106/EEC on combined transport.'
  const known = journey.modes.find((mode) => ['1', '2', '8'].includes(mode))
  const other = known ?? (hasLegOfUnknownMode(view) ? 'unknown' : undefined)
  const leavesUnion = !journey.route.some(isInUnion)
  if (!other || !journey.modes.includes('3') || !hasUnit(view) || leavesUnion || journey.from === journey.to)
    return null
  return `A trailer or container goes by road and ${known ? `by ${MODE_NAMES[known]}` : 'between stations by a mode that is not given'}: taken as combined transport (Directive 92/106/EEC, Article 1).`
}

function dangerousGoods(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  return waiverOfAll(view, answers) === null ? subsetsOfChapter54(view, journey) : []
}

/** The document states, or somebody answered, that chapter 5.4 applies to none of the goods. */
function chapter54Waived(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  const waiver = waiverOfAll(view, answers)
  if (waiver === null) return []
  const how =
    waiver === 'answer'
      ? 'as you answered'
      : `by ${WAIVERS[waiver] ?? `special provision ${waiver.slice(2)}`}`
  const reason = `Chapter 5.4 applies to none of the dangerous goods, ${how}: no document of dangerous goods is asked for.`
  return subsetsOfChapter54(view, journey).map(({ id }) => ({ id, reason }))
}

const WAIVERS: Readonly<Record<string, string>> = {
  '3.4': 'chapter 3.4 (limited quantities)',
  '3.5': 'chapter 3.5 (excepted quantities)',
  '5.5.3': 'section 5.5.3 (coolants and conditioners)',
  '1.1.3': 'what the document or Table A says: not subject to ADR',
}

function subsetsOfChapter54(view: View, journey: Journey): SubsetChoice[] {
  const numbers = UN_NUMBERS.flatMap((id) => view.every(id))
  const isDeclared = view.first('eFTI1451')?.value === true || view.instances(ITEM).length > 0
  const { from, to } = journey
  const abroad = from !== null && to !== null && !journey.route.some(isInUnion)
  if ((numbers.length === 0 && !isDeclared) || abroad) return []
  const what = numbers.length > 0 ? `Dangerous goods (UN ${numbers[0]?.value})` : 'Goods said to be dangerous'
  return DANGEROUS_GOODS.filter(([mode]) => goesBy(journey, mode)).map(([mode, id, rules]) => ({
    id,
    reason: `${what} by ${MODE_NAMES[mode]}: the document of chapter 5.4 of ${rules} (Directive 2008/68/EC).`,
  }))
}

function airReason({ modes, from }: Journey, answers: Answers): string | null {
  const security = answers['AIR-SECURITY']
  if (security === false || !modes.includes(AIR)) return null
  if (from !== null && !isInUnion(from)) return null
  const where = from === null ? 'from an unknown country' : `from ${from}`
  return `Carriage by air ${where}: cargo from an airport of the Union has a security status (Implementing Regulation (EU) 2015/1998, point 6.3.2.6).`
}
