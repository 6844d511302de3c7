import { describe, expect, it } from 'vitest'
import { drawn, readSet, readSetByRules, type SetLine } from '../../testing/set-paper.ts'

/** A form that prints its labels in five points and is filled in with nine. */
const boxed = (x: number, y: number, label: string, ...lines: string[]): SetLine[] => [
  [x + 2, y + 2, label, 5],
  ...lines.map((line, i): SetLine => [x + 2, y + 10 + 11 * i, line, 9]),
]
const polizza: SetLine[] = [
  [40, 20, 'POLIZZA DI CARICO', 12],
  ...boxed(40, 60, 'Caricatore', 'Officine Bisagno S.p.A.', 'Via Struppa 12', '16165 Genova', 'Italia'),
  ...boxed(40, 130, 'Ricevitore', 'Papelera Sur S.A.', 'Calle Mayor 4', '28013 Madrid', 'España'),
  ...boxed(300, 130, "Porto d'imbarco", 'GENOVA'),
]

describe('labels that no lexicon knows, printed as small as the others', () => {
  it('take what stands below them, so that the label above them does not', () => {
    const { values } = readSet([
      ...polizza,
      ...boxed(40, 200, 'Nave', 'OCEANO SERENO'),
      ...boxed(40, 222, 'Gradimento del bordo', 'ZARATE CY'),
    ])
    expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe('OCEANO SERENO')
  })

  it('own the box that they stand in, beside one that is empty', () => {
    const boxes = drawn([40, 200, 200, 225], [200, 200, 360, 225])
    const { values } = readSet(
      [
        ...polizza,
        ...boxed(40, 180, 'Nave', 'OCEANO SERENO'),
        [42, 202, 'Luogo di consegna', 5],
        ...boxed(200, 200, 'Tipo di resa', 'FCL CY'),
      ],
      boxes,
    )
    expect(JSON.stringify(values)).not.toContain('FCL CY')
  })

  it('are no names: a company in small print stays what it is', () => {
    const { values } = readSet([
      ...polizza,
      ...boxed(300, 60, 'Vettore'),
      [302, 70, 'Linea Tirrena S.r.l.', 5],
      [302, 78, 'Via di Francia 28', 9],
      [302, 89, '16149 Genova', 9],
    ])
    expect(values['carrier/name[1]']).toBe('Linea Tirrena S.r.l.')
  })
})

/** Labels on lines of a listing, the numbers of the boxes in a column before them. */
const listed = (...lines: [number, string, string][]): SetLine[] => [
  [40, 20, 'FRAGTBREV CMR', 12],
  [40, 50, '1'],
  [60, 50, 'AFSENDER'],
  [60, 61, 'Ribe Maskiner ApS'],
  [60, 72, 'Industrivej 7'],
  [60, 83, '6760 Ribe'],
  [60, 94, 'Danmark'],
  [300, 50, '2'],
  [320, 50, 'MODTAGER'],
  [320, 61, 'Kaas B.V.'],
  [320, 72, 'Westdijk 8'],
  [320, 83, '1749 CV Warmenhuizen'],
  [320, 94, 'Holland'],
  [40, 120, '16'],
  [60, 120, 'FRAGTFØRER'],
  [60, 131, 'Vestkystens Fragt A/S'],
  [60, 142, 'Havnegade 41'],
  [60, 153, '6700 Esbjerg'],
  ...lines.flatMap(([number, label, value], i): SetLine[] => [
    [40, 180 + 12 * i, `${number}`],
    [60, 180 + 12 * i, `${label}:`],
    [200, 180 + 12 * i, value],
  ]),
]

describe('the numbers of the boxes', () => {
  it('tell what a label asks for that no lexicon knows', () => {
    const { values } = readSet(
      listed(
        [4, 'OVERTAGNING', 'Ribe, DK  19.11.2026'],
        [3, 'AFLEVR STED', 'Alkmaar, NL'],
        [5, 'BILAG', 'Pakseddel 33170'],
        [14, 'FRAGT', 'Franko'],
        [15, 'EFTERKRAV', 'EUR 120,00'],
        [18, 'FORBEHOLD', 'Emballage våd'],
      ),
    )
    expect(values.carrierAcceptanceDateTime).toBe('2026-11-19')
    expect(values['consigneeReceiptLocation/postalAddress/cityName[1]']).toBe('Alkmaar')
    expect(values['associatedDocument[1]/id']).toBe('33170')
  })

  it('say nothing where the known labels do not stand at their numbers', () => {
    const values = readSetByRules(
      listed(
        [4, 'UDLEVERING', 'Ribe, DK  19.11.2026'],
        [6, 'BILAG', 'Pakseddel 33170'],
        [11, 'FRAGT', 'Franko'],
        [12, 'EFTERKRAV', 'EUR 120,00'],
      ),
    )
    expect(values.carrierAcceptanceDateTime).toBeUndefined()
  })

  it('in frames of their own belong to the label, not to the name', () => {
    const form = (x: number, y: number, number: string, label: string, ...lines: string[]): SetLine[] => [
      [x + 3, y + 2, number, 8],
      [x + 34, y + 1, label, 6],
      ...lines.map((line, i): SetLine => [x + 24, y + 14 + 11 * i, line, 9]),
    ]
    const { values } = readSet(
      [
        [400, 20, 'CMR', 14],
        ...form(30, 40, '1', 'Pošiljatelj', 'ALUTERM D.O.O.', 'PANONSKA ULICA 41', 'SI-9000 MURSKA SOBOTA'),
        ...form(30, 110, '2', 'Prejemnik', 'WAERME GMBH', 'FEHRINGER STRASSE 7', 'A-8330 FELDBACH'),
        ...form(30, 180, '16', 'Prevoznik', 'PREVOZI KUZMA S.P.', 'GLAVNA ULICA 8', 'SI-9262 ROGASOVCI'),
      ],
      drawn(
        [30, 40, 300, 110],
        [30, 110, 300, 180],
        [30, 180, 300, 250],
        [30, 40, 48, 52],
        [30, 110, 48, 122],
        [30, 180, 48, 192],
      ),
    )
    expect(values['consignor/name[1]']).toBe('ALUTERM D.O.O.')
    expect(values['consignee/name[1]']).toBe('WAERME GMBH')
    expect(values['carrier/name[1]']).toBe('PREVOZI KUZMA S.P.')
  })
})
