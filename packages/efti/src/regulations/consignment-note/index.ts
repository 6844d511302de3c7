import { elementById } from '../../dataset/elements.ts'
import { pathOf } from '../../dataset/paths.ts'
import { belongsTo } from '../../dataset/subsets.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, passed, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { isDomestic, journeyOf } from '../journey.ts'
import { nationalClause } from '../national/copies.ts'
import { NATIONAL_SUBSETS } from '../national/natures.ts'

/*
 * CMR Convention, Article 6(1): what a road consignment note shows. The laws
 * on domestic notes ask for the same (such as HGB, section 408). Consignor and consignee are in `plausibility`; what a subset asks for
 * at the same place is reported once.
 *
 * Not covered:
 * - (a) date and place of issue, (i) charges, (k) the statement on the Convention: their absence affects neither the contract nor its
 *   validity (Article 4), and forms print (k).
 * - (j) instructions for customs: which ones are requisite is not data of the note.
 * - (g) marks: unmarked goods have none.
 */

const nationalIds = new Set(NATIONAL_SUBSETS.map(({ id }) => id))
const isNational = (id: string) => nationalIds.has(id)

const NUMBER_OF_PACKAGES = 'eFTI685'
const TOTAL_OF_PACKAGES = 'eFTI47'
/** Kind of packages, by code and in words. */
const KIND_OF_PACKAGES = ['eFTI688', 'eFTI690']
const DANGEROUS_PACKAGES = 'eFTI296'

const common = { severity: 'medium', subsets: null, obligation: true, topic: 'missing' } as const

/** What every note gives, for any goods: one of the elements or a value of the data class. */
const ALWAYS: readonly Given[] = [
  {
    code: 'NOTE-CARRIER',
    ids: ['eFTI87'],
    what: 'carrier',
    clause: '(c)',
    violationType: 'Missing party',
    example: 'Spedition Beispiel GmbH',
  },
  {
    code: 'NOTE-TAKING-OVER-PLACE',
    ids: ['ASBIE1048'],
    what: 'place of taking over',
    clause: '(d)',
    example: 'Hamburg, DE',
  },
  {
    code: 'NOTE-TAKING-OVER-DATE',
    ids: ['eFTI39'],
    what: 'date of taking over',
    clause: '(d)',
    example: '202611200800+0100',
  },
  {
    code: 'NOTE-DELIVERY-PLACE',
    ids: ['ASBIE1051'],
    what: 'place of delivery',
    clause: '(d)',
    example: 'Lyon, FR',
  },
  {
    code: 'NOTE-GOODS',
    ids: ['eFTI699', 'eFTI251'],
    what: 'description of the goods',
    clause: '(f)',
    example: 'Machine parts',
  },
  {
    code: 'NOTE-QUANTITY',
    ids: ['eFTI41', 'eFTI45', 'eFTI238', 'eFTI247', 'eFTI243', 'eFTI249'],
    what: 'gross mass or other quantity of the goods',
    clause: '(h)',
    example: '12400 KGM',
  },
]

interface Given {
  code: string
  /** The first is reported as missing; any of them is enough. */
  ids: readonly [string, ...string[]]
  what: string
  clause: string
  violationType?: string
  example: string
}

function given({ code, ids, what, clause, violationType = 'Missing element', example }: Given): Rule {
  const [id] = ids
  const path = pathOf(id)
  const message = missingText(what)
  return {
    ...common,
    code,
    rule: `A road consignment note gives the ${what}.`,
    clause: `CMR Convention, Article 6(1)${clause}`,
    violationType,
    remedy: `Enter the ${what}.`,
    example,
    eftiId: id,
    message: message,
    *check(view, setting) {
      if (!setting.isRoadNote) return
      yield ids.some((one) => isGiven(view, one))
        ? passed(path)
        : failed(path, message, inDomesticCarriage(id, view, setting))
    },
  }
}

export const consignmentNote: readonly Rule[] = [
  ...ALWAYS.map(given),
  {
    ...common,
    code: 'NOTE-PACKAGES',
    rule: 'Where goods are in packages, a road consignment note gives their number.',
    clause: 'CMR Convention, Article 6(1)(g)',
    violationType: 'Missing element',
    remedy: 'Enter the number of packages.',
    example: '12',
    eftiId: NUMBER_OF_PACKAGES,
    message: 'Number of packages is missing.',
    *check(view, setting) {
      if (!setting.isRoadNote || !KIND_OF_PACKAGES.some((id) => isGiven(view, id))) return
      const path = pathOf(NUMBER_OF_PACKAGES)
      const isCounted = [NUMBER_OF_PACKAGES, TOTAL_OF_PACKAGES, DANGEROUS_PACKAGES].some((id) =>
        isGiven(view, id),
      )
      yield isCounted
        ? passed(path)
        : failed(
            path,
            'Number of packages is missing.',
            inDomesticCarriage(NUMBER_OF_PACKAGES, view, setting),
          )
    },
  },
]

/** The Convention is about carriage between two countries (Article 1(1)): inside one, the provisions of that country ask for it. */
function inDomesticCarriage(id: string, view: View, { subsets }: Setting): { clause?: string } {
  if (!isDomestic(journeyOf(view))) return {}
  const element = elementById(id)
  const national = subsets.filter((one) => isNational(one) && element && belongsTo(element, one))
  return { clause: national.length > 0 ? nationalClause(national) : '' }
}

/** Of a data class any value. */
function isGiven(view: View, id: string): boolean {
  return id.startsWith('ASBIE') ? view.instances(id).length > 0 : view.first(id) !== undefined
}
