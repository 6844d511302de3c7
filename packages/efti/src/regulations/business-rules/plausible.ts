import type { View } from '../../rules/view.ts'
import type { Answers } from '../applicable/questions.ts'
import { pointsOf } from '../dangerous-goods/exemption.ts'
import { ITEM, isNamed, unNumberOf } from '../dangerous-goods/goods.ts'
import { casesOfAll } from '../dangerous-goods/special/special-goods.ts'
import { isInTankOrBulk } from '../dangerous-goods-document/packaged.ts'
import { soundsLikeWaste, whyWaste } from '../waste-shipments/stated.ts'
import type { AskedRule } from './ask.ts'
import { isConcerned } from './concerned.ts'

/*
 * Nearly every business rule is about a case that hardly any document has. It is asked only of goods, units and legs of which it
 * may be true, or where a word of the document points to it; any answer that somebody gives is heeded all the same.
 */

type Test = (view: View, answers: Answers) => boolean

const TEXTS = [
  'eFTI251',
  'eFTI298',
  'eFTI319',
  'eFTI699',
  'eFTI712',
  'eFTI827',
  'eFTI48',
  'eFTI858',
  'eFTI1309',
  'eFTI690',
]

const mentions =
  (words: RegExp): Test =>
  (view) =>
    TEXTS.some((id) => view.every(id).some(({ value }) => words.test(String(value))))

const byMode =
  (mode: string): Test =>
  (view) =>
    ['eFTI581', 'eFTI631', 'eFTI658'].some((id) => view.every(id).some(({ value }) => String(value) === mode))

const all =
  (...tests: readonly Test[]): Test =>
  (view, answers) =>
    tests.every((test) => test(view, answers))

const always: Test = () => true
const inTank: Test = (view) => isInTankOrBulk(view)
const bySea = byMode('1')
const byRoad = byMode('3')
const byRail = byMode('2')
const byAir = byMode('4')
const byWaterway = byMode('8')
/** What only tank vessels are asked waits for the answer that it is one. */
const inTankVessel: Test = (_view, answers) => answers['BR-036'] === true
const isNumbered =
  (...numbers: readonly string[]): Test =>
  (view) =>
    view.instances(ITEM).some((item) => numbers.includes(unNumberOf(view, item)))
const isCalled =
  (words: RegExp): Test =>
  (view) =>
    view.instances(ITEM).some((item) => isNamed(view, item, words))
const hasSeveral =
  (...classes: readonly string[]): Test =>
  (view) =>
    classes.some((id) => view.instances(id).length > 1)
const isWaste: Test = (view) => soundsLikeWaste(view) || whyWaste(view, {}) !== null

/** Small enough for 1.1.3.6, as far as the quantities are known. */
const isSmall: Test = (view) => {
  if (casesOfAll(view).includes('1.1.3.6')) return false
  const { points, limit, neverExempt, unknown } = pointsOf(view)
  return points > 0 && points <= limit && neverExempt.length === 0 && unknown.length === 0
}

/** Liquids of class 3 and others that Table A lists with several vapour pressures or flash points. */
const SP_640 = isNumbered(
  ...'1133 1139 1169 1197 1202 1210 1224 1263 1266 1267 1268 1286 1287 1306 1308 1863 1866 1987 1989 1993 1999 2059 3295'.split(
    ' ',
  ),
)

/** In the order in which they are asked: what most often is the case comes first. Those left out are never asked. */
const PLAUSIBLE: Readonly<Record<string, Test>> = {
  'BR-058': isWaste,
  'BR-008': isWaste,
  'BR-005': isSmall,
  'BR-036': all(byWaterway, (view) => view.instances('ASBIE1086').length === 0),
  'BR-002': inTankVessel,
  'BR-001': inTankVessel,
  'BR-009': inTankVessel,
  'BR-010': inTankVessel,
  'BR-011': inTankVessel,
  'BR-012': inTankVessel,
  'BR-022': byAir,
  'BR-023': all(bySea, inTank),
  'BR-076': bySea,
  'BR-074': bySea,
  'BR-077': all(byWaterway, (view) => view.instances('ASBIE1092').length > 0),
  'BR-065': all(byRail, byRoad, inTank),
  'BR-094': all(byRail, inTank),
  'BR-014': all(inTank, (view) => view.instances('ASBIE1092').length > 0),
  'BR-015': all(byRail, inTank),
  'BR-071': all(byRoad, inTank, SP_640),
  'BR-034': all(inTank, mentions(/\bBK ?[12]\b/)),
  // Special provisions 581 to 583 name these.
  'BR-055': all(
    inTank,
    isCalled(/MIXTURE/),
    (view, answers) => !isNumbered('1060', '1078', '1965')(view, answers),
  ),
  'BR-062': inTank,
  'BR-108': all(inTank, hasSeveral(ITEM)),
  'BR-095': hasSeveral('ASBIE1086', 'ASBIE1092'),
  'BR-024': always,
  'BR-025': always,
  'BR-042': always,
  'BR-044': always,
  'BR-048': always,
  'BR-053': always,
  'BR-066': always,
  'BR-068': always,
  'BR-069': always,
  'BR-070': (view, answers) =>
    !mentions(/mixture|mischung|gemisch|mélange|miscela|mezcla|mieszanina|směs/i)(view, answers),
  'BR-072': always,
  'BR-075': isCalled(/SELF-REACTIVE|ORGANIC PEROXIDE/),
  'BR-078': isCalled(/(?:SELF-REACTIVE|ORGANIC PEROXIDE).*TYPE B/),
  'BR-040': isCalled(/FISSILE/),
  'BR-004': mentions(/delivery sale|several consignees|verschiedene empfänger|plusieurs destinataires/i),
  'BR-043': mentions(/\bSP ?662\b/i),
  'BR-046': mentions(/prototyp|pre-?production|vorserie/i),
  'BR-047': mentions(/detector|detektor|détecteur/i),
  'BR-056': mentions(/detector|detektor|détecteur/i),
  'BR-052': mentions(/containment system|gasspeichersystem|système de stockage/i),
  'BR-057': mentions(/salvage|bergungs|de secours|bergings|di soccorso|de socorro/i),
  'BR-067': mentions(
    /special agreement|sondervereinbarung|multilateral|accord (?:particulier|spécial)|\b1\.5\.1\b/i,
  ),
  'BR-085': mentions(/1\.1\.4\.7/),
  'BR-086': mentions(/2\.1\.2\.8/),
  'BR-087': mentions(/4\.1\.2\.2|4\.3\.2\.3\.7/),
  'BR-089': mentions(/packed together|overpack|zusammengepackt|umverpackung|suremballage/i),
  'BR-090': mentions(/4\.1\.6\.10/),
  'BR-091': mentions(/4\.3\.2\.4\.4/),
  'BR-096': mentions(/4\.3\.2\.4\.3|tank cleaning|tankreinigung|station de lavage/i),
  'BR-097': mentions(/7\.5\.8\.1/),
  'BR-098': mentions(/\bhot\b|elevated temperature|erwärmt|heiß|à chaud/i),
  'BR-099': mentions(/temperature control|temperaturkontroll|régulation de température/i),
  'BR-100': mentions(/approval|zulassung|agrément/i),
  'BR-106': mentions(/sample|probe|échantillon/i),
  'BR-107': mentions(/molten|geschmolzen|fondu/i),
  'BR-109': mentions(/\bP ?101\b/),
}

const RANK = new Map(Object.keys(PLAUSIBLE).map((id, rank) => [id, rank]))

/** May it be true of the goods, units and legs of this document? */
export function isPlausible(view: View, rule: AskedRule, answers: Answers): boolean {
  return isConcerned(view, rule) && PLAUSIBLE[rule.id]?.(view, answers) === true
}

export function byRank(left: AskedRule, right: AskedRule): number {
  return (RANK.get(left.id) ?? RANK.size) - (RANK.get(right.id) ?? RANK.size)
}
