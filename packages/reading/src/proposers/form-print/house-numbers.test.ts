import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const note = (street: string, town: string, country: string) => `
CMR CONSIGNMENT NOTE No. 778

1 Sender (name, address, country)
  Hartwell Ceramics Ltd
  ${street}
  ${town}
  ${country}

2 Consignee (name, address, country)
  Fliesenhaus GmbH
  Weg 2
  50667 Koeln
  Germany

3 Place of delivery: Koeln, Germany
4 Place and date of taking over: Leeds, United Kingdom, 17/11/2026
9 Nature of the goods: Tiles
11 Gross weight in kg: 24200`

const senderOf = (paper: string) => {
  const found = readPaper(paper).values.filter(({ path }) => path.startsWith('consignor'))
  return found.map(({ value }) => value)
}

it.each([5, 6, 7, 8, 10, 12, 13, 16, 17, 18])('house %i of a street is no box of the form', (number) => {
  expect(senderOf(note(`${number} Mill Lane`, 'Leeds LS1 4AB', 'United Kingdom'))).toContain(
    `${number} Mill Lane`,
  )
  expect(senderOf(note(`${number} rue de la Gare`, '59000 Lille', 'France'))).toContain(
    `${number} rue de la Gare`,
  )
  expect(senderOf(note(`${number} Millbank`, 'Leeds LS1 4AB', 'United Kingdom'))).toContain(
    `${number} Millbank`,
  )
})

it('words that no lexicon knows behind the number of a box still ask for what it holds', () => {
  const paper = note('12 Mill Lane', 'Leeds LS1 4AB', 'United Kingdom').replace(
    '9 Nature of the goods: Tiles',
    '8 Pakketypologie\n  Pallets\n9 Nature of the goods: Tiles\n16 Vervoerdersnaamgegevens\n  Moorland Haulage Ltd\n  4 Canal Road\n  Leeds LS2 7AA',
  )
  const { values } = readPaper(paper)
  expect(values.find(({ path }) => path === 'carrier/name[1]')?.value).toBe('Moorland Haulage Ltd')
})
