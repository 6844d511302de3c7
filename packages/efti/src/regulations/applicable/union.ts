import type { SubsetChoice } from '../../rules/finding.ts'
import type { View } from '../../rules/view.ts'
import { whyWaste } from '../waste-shipments/stated.ts'
import { goesBy, isInUnion, isOverland, type Journey, MODE_NAMES } from './journey.ts'
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
    ...choice('EU01', isOut(cabotage ? null : transportDocumentReason(view, journey, forHire))),
    ...choice('EU03', isOut(cabotage)),
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
  if (answers.CABOTAGE)
    return `${where} by a haulier from another one, as you answered: cabotage, Regulation (EC) No 1072/2009, Article 8.`
  const homes = [
    { what: 'the vehicle is registered', country: view.first('eFTI620')?.value },
    { what: 'the carrier is established', country: view.first('eFTI102')?.value },
  ].filter((home) => typeof home.country === 'string')
  const abroad = homes.find((home) => home.country !== from)
  if (abroad)
    return `${where}, and ${abroad.what} in another country (${abroad.country}): cabotage, Regulation (EC) No 1072/2009, Article 8.`
  if (homes.length === 2) return null
  const unknown =
    homes.length === 0
      ? "the vehicle's and the carrier's country are unknown"
      : homes[0]?.what.startsWith('the vehicle')
        ? "the carrier's country is unknown"
        : "the vehicle's country is unknown"
  return `${where}, and ${unknown}: it may be cabotage (Regulation (EC) No 1072/2009, Article 8), so the evidence for it is checked.`
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

function combinedReason(view: View, journey: Journey, answers: Answers): string | null {
  if (answers['COMBINED-TRANSPORT'] === false) return null
  if (answers['COMBINED-TRANSPORT']) return 'Combined transport under Directive 92/106/EEC, as you answered.'
  const other = journey.modes.find((mode) => ['1', '2', '8'].includes(mode))
  const unit = view.instances('ASBIE1086').length > 0
  const leavesUnion = !journey.route.some(isInUnion)
  if (!other || !journey.modes.includes('3') || !unit || leavesUnion || journey.from === journey.to)
    return null
  return `A trailer or container goes by road and by ${MODE_NAMES[other]}: taken as combined transport (Directive 92/106/EEC, Article 1).`
}

function dangerousGoods(view: View, journey: Journey, answers: Answers): SubsetChoice[] {
  const numbers = UN_NUMBERS.flatMap((id) => view.every(id))
  const said = view.first('eFTI1451')?.value === true
  const { from, to } = journey
  const abroad = from !== null && to !== null && !journey.route.some(isInUnion)
  if ((numbers.length === 0 && !said) || answers['DANGEROUS-GOODS-EXEMPT'] || abroad) return []
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
