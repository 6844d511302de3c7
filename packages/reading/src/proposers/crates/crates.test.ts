import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

/** Lines one below the other; a bar parts the texts of a line. */
const places = [40, 230, 360, 470]
const list = (...lines: string[]): SetLine[] =>
  lines.flatMap((line, at) =>
    line.split(' | ').map((text, column): SetLine => [places[column] ?? 0, 140 + 13 * at, text]),
  )

const read = (title: string, ...lines: string[]) =>
  readSet([
    [40, 30, title, 16],
    [40, 80, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
    ...list(...lines),
  ]).values

const packages = (values: Record<string, unknown>, many: number) =>
  Array.from({ length: many }, (_, at) => [
    values[`transportPackage[${at + 1}]/itemQuantity`],
    values[`transportPackage[${at + 1}]/typeCode[1]`],
    values[`natureIdentificationCargo/identificationText[${at + 1}]`],
  ])

it('a block with a small table for each package', () => {
  const values = read(
    'Packliste',
    'Kollo 1 – Palette 120 x 80 x 145 cm | SSCC 3400450000441 | brutto 412,0 kg | netto 381,6 kg',
    'Art. | Bezeichnung | Stk',
    '20.114 | Bandseitenlager verzinkt | 2.400',
    'Kollo 2 – Kiste 60 x 40 x 40 cm | SSCC 3400450000442 | brutto 38,2 kg | netto 34,4 kg',
    'Art. | Bezeichnung | Stk',
    '90.001 | Bohrlehre Stahl gehärtet | 12',
    'Gesamt: 2 Kolli brutto 450,2 kg netto 416,0 kg',
  )
  expect(packages(values, 2)).toEqual([
    [1, 'PX', 'Bandseitenlager verzinkt'],
    [1, 'CS', 'Bohrlehre Stahl gehärtet'],
  ])
  expect(values).toMatchObject({ numberOfPackages: 2, 'grossWeight[1]': { value: 450.2, unit: 'KGM' } })
})

it('a block with its contents on a line of their own', () => {
  const values = read(
    'Packing list',
    'Case no. 1/3: wooden crate | 120 x 80 x 90 cm | gross 450 kg | net 400 kg',
    'Contents: hydraulic power unit',
    'Case no. 2/3: wooden crate | 90 x 80 x 90 cm | gross 150 kg | net 120 kg',
    'Contents: hoses and fittings',
    'Case no. 3/3: carton | 40 x 30 x 30 cm | gross 12 kg | net 10 kg',
    'Contents: manuals',
  )
  expect(packages(values, 3)).toEqual([
    [1, 'CR', 'hydraulic power unit'],
    [1, 'CR', 'hoses and fittings'],
    [1, 'CT', 'manuals'],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 612, unit: 'KGM' })
})

it('a mark and a number before the kind, goods below, what belongs to them counted', () => {
  const values = read(
    'Liste de colisage',
    'C 1 | Caisse maritime | brut 850 kg | net 700 kg',
    'Pompe centrifuge complète',
    '1x | Moteur',
    '4x | Pieds',
    'C 2-3 | Palette | brut 400 kg | net 380 kg',
    'Tuyauterie',
  )
  expect(packages(values, 2)).toEqual([
    [1, 'CS', 'Pompe centrifuge complète'],
    [2, 'PX', 'Tuyauterie'],
  ])
})

it('one package alone, or numbers that do not follow each other, are no list of packages', () => {
  const values = read('Packliste', 'Kollo 7 – Palette brutto 412 kg', 'Kollo 12 – Kiste brutto 38 kg')
  expect(values).not.toHaveProperty(['transportPackage[2]/itemQuantity'])
})

it('lines of one table that begin with their number are its lines', () => {
  const values = read(
    'Packing list',
    'Packages | Description | Gross weight | Net weight',
    '1 Crate | Pump | 450 kg | 400 kg',
    '2 Crates | Motor | 900 kg | 800 kg',
  )
  expect(packages(values, 2)).toEqual([
    [1, 'CR', 'Pump'],
    [2, 'CR', 'Motor'],
  ])
})

it('what is in a case stands beside its number, what it weighs in the lines below', () => {
  const values = read(
    'Packing list',
    'CRATE 1 of 2 | Screw press body | Size 2.40 × 1.30 m',
    'Mark: PP-1188/1 | 1 pc | Gross 1,940 kg',
    'CASE 2 of 2 | Spare parts and tools | Size 1.20 × 0.80 m',
    'Mark: PP-1188/2 | 64 pcs | Gross 304.5 kg',
  )
  expect(packages(values, 2)).toEqual([
    [1, 'CR', 'Screw press body'],
    [1, 'CS', 'Spare parts and tools'],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 2244.5, unit: 'KGM' })
  expect(values['transportPackage[2]/shippingMarks[1]/markingText[1]']).toBe('PP-1188/2')
})

it('blocks in columns: words in two languages, kinds that nobody knows, products, and what they come to', () => {
  const values = readSet([
    [40, 30, 'BALICÍ LIST / PACKLISTE', 16],
    [40, 80, 'Příjemce: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    ...(
      [
        ['Bedna / Kiste 1 – 3', 'Lustr křišťálový', 'netto 3 × 62 = 186,0 kg'],
        ['3 dřevěné bedny', 'Kristallkronleuchter', 'brutto 3 × 104 = 312,0 kg'],
        ['Karton 4 – 9', 'Náhradní ověsy', 'netto 118,4 kg'],
        ['6 kartonů', 'Ersatzbehang', 'brutto 149,0 kg'],
        ['Tubus 10', 'Montážní výkresy', 'netto 1,2 kg'],
        ['1 tubus', 'Zeichnungen', 'brutto 1,5 kg'],
        ['10 kolli', 'netto 305,6 kg', 'brutto 462,5 kg'],
      ] as const
    ).flatMap((cells, at): SetLine[] =>
      cells.map((text, i): SetLine => [[40, 150, 400][i] as number, 140 + 13 * at, text]),
    ),
  ]).values
  expect(packages(values, 3)).toEqual([
    [3, 'CS', 'Lustr křišťálový'],
    [6, 'CT', 'Náhradní ověsy'],
    [1, undefined, 'Montážní výkresy'],
  ])
  expect(values).toMatchObject({
    numberOfPackages: 10,
    'grossWeight[1]': { value: 462.5, unit: 'KGM' },
    'netWeight[1]': { value: 305.6, unit: 'KGM' },
  })
})

it('two numbers with a word between, and what they come to in a sentence', () => {
  const values = read(
    'PACKING SPECIFICATION',
    'Case 1 of 4 | (timber case, ISPM 15)',
    'Rinser monobloc, stainless',
    '215 × 160 × 230 cm | net 1,180 kg | gross 1,395 kg',
    'Pallet 2 of 4',
    'Conveyor sections with drive',
    '205 × 80 × 95 cm | net 264 kg | gross 291 kg',
    'Cartons 3 and 4 of 4',
    'Control panel spares',
    'each 60 × 40 × 40 cm | together net 38 kg | gross 43 kg',
    'In all: 4 packages, net weight 1,482 kg, gross weight 1,729 kg, cube 11.750 cu.m.',
  )
  expect(packages(values, 3)).toEqual([
    [1, 'CS', 'Rinser monobloc, stainless'],
    [1, 'PX', 'Conveyor sections with drive'],
    [2, 'CT', 'Control panel spares'],
  ])
  expect(values).toMatchObject({
    numberOfPackages: 4,
    'grossWeight[1]': { value: 1729, unit: 'KGM' },
    'grossVolume[1]': { value: 11.75, unit: 'MTQ' },
  })
})
