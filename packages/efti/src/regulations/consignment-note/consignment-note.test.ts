import { expect, it } from 'vitest'
import type { Consignment } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, address, value } from '../../testing/consignments.ts'
import { applicableSubsets } from '../applicable-subsets.ts'

const at = (owner: string, country: string) => address(owner, country, 'Example', 'High Street 1', '12345')

/** A road note without a carrier, from one country to another. */
const withoutCarrier = (from: string, to: string): Consignment => ({
  values: [
    value('eFTI39', '2026-11-19', { formatId: '102' }),
    value('eFTI51', 'Muster AG'),
    ...at('ASBIE1028', from),
    value('eFTI68', 'Exemple SARL'),
    ...at('ASBIE1034', to),
    ...at('ASBIE1048', from),
    ...at('ASBIE1051', to),
    value('eFTI41', { value: 12400, unit: 'KGM' }),
    value('eFTI47', 12),
    value('eFTI699', 'Machine parts'),
    value('eFTI581', '3'),
  ],
})

function judge(consignment: Consignment) {
  const subsets = applicableSubsets(consignment).map(({ id }) => id)
  return evaluate(consignment, { subsets, asOf: AS_OF, readFrom: 'paper', isRoadNote: true }).findings
}

it.each([
  ['DE', 'FR', /Regulation No 11|CMR/],
  ['DE', 'DE', /Tables 3 to 29: DE02/],
  ['GB', 'GB', /^$/],
])(
  'what a note from %s to %s lacks is reported once and cites the law that asks for it there',
  (from, to, clause) => {
    const findings = judge(withoutCarrier(from, to)).filter(({ path }) => path?.split('/')[0] === 'carrier')
    expect(findings).toHaveLength(1)
    expect(findings[0]?.message.split('. ')).toHaveLength(1)
    expect(findings[0]?.message).toMatch(/carrier/i)
    expect(findings[0]?.clause).toMatch(clause)
  },
)
