import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const letter = (title: string) => `
# Zeldiep Chemie B.V.
Kanaalweg-West 31
4538 BC Terneuzen




Tankdiensten Borsele VOF
Monsterweg 6
4454 AH Borssele


# ${title}

UN 1824 NATRIUMHYDROXIDE, OPLOSSING, 8, II, (E) - 10 IBC, netto 15.200 kg, bruto 15.810 kg
UN 1791 HYPOCHLORIET, OPLOSSING, 8, III, (E) - 16 vaten, netto 3.840 kg, bruto 3.984 kg

Datum 20-11-2026
`

it.each([
  ['Vrachtopdracht – vervoersdocument ADR', 'carrier'],
  ['Zlecenie transportowe – vervoersdocument ADR', 'carrier'],
  ['Vervoersdocument ADR', 'consignee'],
])('takes whom a letter with dangerous goods is addressed to by what it is: %s', (title, role) => {
  const { kind, values } = readPaper(letter(title))
  expect(kind).toBe('dangerous-goods')
  const of = (path: string) => values.find((value) => value.path === path)?.value
  expect(of(`${role}/name[1]`)).toBe('Tankdiensten Borsele VOF')
  expect(of(`${role === 'carrier' ? 'consignee' : 'carrier'}/name[1]`)).toBeUndefined()
  expect(of('consignor/name[1]')).toBe('Zeldiep Chemie B.V.')
})
