import { phraseOf } from '../../dataset/labels.ts'
import { pathOf } from '../../dataset/paths.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, passed, type Rule, type Setting } from '../../rules/rule.ts'

/** Subsets whose act does not look at consignor and consignee. */
const WITHOUT_PARTIES = new Set(['identifier', 'EU06'])

export const distinctParties: readonly Rule[] = [
  namedParty({
    code: 'PL-CONSIGNOR',
    id: 'ASBIE1028',
    rule: 'A consignment has a consignor, also where no subset asks for one.',
    clause: 'CMR Convention, Article 6(1)(b); ADR/RID/ADN 5.4.1.1.1 (g)',
    remedy: 'Enter the name and address of the consignor (sender).',
    example: 'Muster AG, Hafenstraße 12, 20457 Hamburg, DE',
  }),
  namedParty({
    code: 'PL-CONSIGNEE',
    id: 'ASBIE1034',
    rule: 'A consignment has a consignee, also where no subset asks for one.',
    clause: 'CMR Convention, Article 6(1)(e); ADR/RID/ADN 5.4.1.1.1 (h)',
    remedy: 'Enter the name and address of the consignee.',
    example: 'Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR',
  }),
]

function namedParty(
  text: Pick<Rule, 'code' | 'rule' | 'clause' | 'remedy' | 'example'> & { id: string },
): Rule {
  const { id, ...own } = text
  return {
    ...own,
    severity: 'critical',
    violationType: 'Missing party',
    eftiId: id,
    subsets: null,
    topic: 'missing',
    message: missingText(phraseOf(id)),
    *check(view, setting) {
      // Of a form of waste its own blocks ask for the parties.
      if (view.form !== null || !looksAtParties(setting)) return
      const path = pathOf(id)
      yield view.instances(id).length > 0 ? passed(path) : failed(path, missingText(phraseOf(id)))
    },
  }
}

function looksAtParties({ subsets }: Setting): boolean {
  return subsets.length === 0 || subsets.some((subset) => !WITHOUT_PARTIES.has(subset))
}
