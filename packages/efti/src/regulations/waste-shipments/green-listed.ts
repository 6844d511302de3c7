import { failed, passed, type Rule } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'

/** Information, sender's instructions and nature of the goods, in words. */
const TEXTS = ['eFTI48', 'eFTI858', 'eFTI699']
const REGULATION = /2024\/1157|1013\/2006/u
const GENERAL_INFORMATION =
  /(?<!\p{L})(?:art(?:icles?|ikel|\.|icolo|ículo|igo)?\s?18(?!\d)|green[ -]list|grün(?:e[rn]?\s|\s?ge)list|liste verte|lista verde|groene lijst|(?:annex|anhang|annexe|allegato|anexo|bijlage|załącznik) VII)/iu
/** Directive 2008/98/EC, Annexes I and II. */
const DISPOSAL = /(?<![\p{L}\d])D\s?(?:1[0-5]|[1-9])(?![\p{L}\d])/u
const RECOVERY = /(?<![\p{L}\d])R\s?(?:1[0-3]|[1-9])(?![\p{L}\d])/u

/** What a consignment states in words about waste under Article 18; on the form of Annex VII it is `ANNEX-VII-DISPOSAL`. */
export const greenListed: readonly Rule[] = [
  {
    code: 'WASTE-GREEN-DISPOSAL',
    rule: 'Waste that is shipped under the general information requirements of Article 18 is destined for recovery.',
    clause: 'Regulation (EU) 2024/1157, Articles 4(1), 4(5) and 18',
    severity: 'critical',
    violationType: 'Waste',
    obligation: true,
    remedy:
      'Enter the recovery operation (R code); waste for disposal needs a notification and the consents of the authorities.',
    example: 'R4',
    eftiId: 'eFTI48',
    subsets: null,
    *check(view) {
      if (view.form !== null) return
      for (const { path, value, element } of textsOf(view)) {
        const text = String(value)
        if (!REGULATION.test(text) || !GENERAL_INFORMATION.test(text)) continue
        const disposal = DISPOSAL.exec(text)?.[0]
        if (disposal !== undefined && !RECOVERY.test(text))
          yield failed(
            path,
            `${disposal} is a disposal operation, which Article 18 of the Regulation on shipments of waste does not cover.`,
            { eftiId: element.id },
          )
        else if (RECOVERY.test(text)) yield passed(path)
      }
    },
  },
]

function textsOf(view: View) {
  return TEXTS.flatMap((id) => view.every(id))
}
