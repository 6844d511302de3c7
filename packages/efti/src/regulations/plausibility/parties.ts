import { pathOf } from '../../dataset/paths.ts'
import { broken, held, type Rule } from '../../rules/rule.ts'

const CONSIGNEE = 'ASBIE1034'

export const parties: readonly Rule[] = [
  {
    code: 'PL-CONSIGNEE',
    rule: 'A consignment has a consignee, also where the subset does not ask for one.',
    clause: 'CMR Convention, Article 6(1)(e); ADR/RID/ADN 5.4.1.1.1 (h)',
    severity: 'critical',
    violationType: 'Missing party',
    remedy: 'Give the name and address of the consignee.',
    example: 'Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR',
    eftiId: CONSIGNEE,
    subsets: ['EU01', 'EU02', 'EU03', 'EU05a', 'EU05b', 'EU05c'],
    // EU01 has no element of the consignee: nobody could mend the subset.
    reports: ['EU02', 'EU03', 'EU05a', 'EU05b', 'EU05c'],
    topic: 'missing',
    *check(view) {
      const path = pathOf(CONSIGNEE)
      yield view.instances(CONSIGNEE).length > 0 ? held(path) : broken(path, 'Missing altogether: Consignee.')
    },
  },
]
