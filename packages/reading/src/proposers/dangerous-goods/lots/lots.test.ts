import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 30, 'Beförderungspapier nach ADR 5.4.1', 14],
  [40, 60, 'Absender: Galvanik Remstal GmbH, Wiesenstr. 58, 73614 Schorndorf'],
  [40, 74, 'Empfänger: Feinverchromung Ostalb e.K., Carl-Zeiss-Str. 29, 73431 Aalen'],
]
const lotOf = (values: Record<string, unknown>, number: number) => ({
  gross: values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/grossWeight`],
  net: values[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/netWeight`],
  packages: values[`transportPackage[${number}]/itemQuantity`],
  kind: values[`transportPackage[${number}]/typeCode[1]`],
})
const kilograms = (value: number) => ({ value, unit: 'KGM' })

describe('dangerous goods whose columns stand too close for a heading row', () => {
  const { values } = readSet([
    ...head,
    [40, 110, 'Pos Anzahl / Art', 7],
    [130, 110, 'Angaben nach 5.4.1.1.1', 7],
    [400, 110, 'Menge', 7],
    [440, 106, 'Brutto Bef.-', 7],
    [452, 115, 'kg Kat.', 7],
    [40, 130, '10'],
    [58, 130, '10 Kanister'],
    [130, 130, 'UN 1830 SCHWEFELSÄURE, 8, II, (E)'],
    [402, 130, '250 l'],
    [440, 130, '475,0 2'],
    [58, 141, '(3H1)'],
    [130, 142, 'Art. 4471-025 Elektrolytsäure', 7],
    [40, 160, '20'],
    [58, 160, '2 Säcke (5H4)'],
    [130, 160, 'UN 3077 UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G. (Kupfersulfat), 9, III, (-)'],
    [504, 160, '50 kg'],
    [445, 172, '50,6 3'],
    [40, 200, '12 Versandstücke Gesamt'],
    [440, 200, '525,6'],
    [40, 230, 'Beförderung ohne Überschreitung der Freigrenzen nach 1.1.3.6.'],
  ])

  it('are weighed under the word for gross, and counted before their description', () => {
    expect(lotOf(values, 1)).toMatchObject({ gross: kilograms(475), packages: 10, kind: 'JC' })
    expect(lotOf(values, 2)).toMatchObject({ gross: kilograms(50.6), packages: 2 })
  })

  it('have the whole below them, and a quantity in litres is no number of packages', () => {
    expect(values['grossWeight[1]']).toEqual(kilograms(525.6))
    expect(values.numberOfPackages).toBe(12)
    expect(values['includedConsignmentItem[2]/transportDangerousGoods[1]/tunnelRestrictionCode']).toBe('-')
  })
})

it('counts packages before their goods in sentences, and ends with the sentence of the whole', () => {
  const { values } = readSet([
    [40, 30, 'DOCUMENTO DI TRASPORTO MERCI PERICOLOSE ADR 5.4.1', 12],
    [40, 60, 'Speditore: Chimica Acciarini S.a.s., Via Sanzio 14, 62010 Montelupone'],
    [40, 74, "Destinatario: Conceria del Serchio S.p.A., Via delle Pelli 40, 56029 Santa Croce sull'Arno"],
    [60, 100, '– n. 12 fusti di plastica contenenti UN 1779 ACIDO FORMICO, 8 (3), II, (D/E),'],
    [60, 111, 'per una quantità di 2.880 kg netti, pari a 2.996 kg lordi;'],
    [60, 132, '– n. 40 sacchi contenenti UN 1849 SOLFURO DI SODIO IDRATATO, 8, II, (E), per 1.000 kg'],
    [60, 143, 'netti e 1.012 kg lordi;'],
    [40, 164, 'per complessivi 52 colli e un peso lordo totale di chilogrammi 4.008 (netto kg 3.880).'],
  ])
  expect(lotOf(values, 1)).toMatchObject({ gross: kilograms(2996), net: kilograms(2880), packages: 12 })
  expect(lotOf(values, 2)).toMatchObject({ gross: kilograms(1012), net: kilograms(1000), packages: 40 })
  expect(values['grossWeight[1]']).toEqual(kilograms(4008))
  expect(values.numberOfPackages).toBe(52)
})

it('counts packages on the line above their description where all of them stand so', () => {
  const { values } = readSet([
    [40, 30, 'DANGEROUS GOODS NOTE', 12],
    [40, 60, 'Consignor: Tyne Coatings Ltd, Albion Row 4, Gateshead NE8 1RQ'],
    [40, 74, 'Consignee: Nordverft ehf., Hafnargata 20, 600 Akureyri, Iceland'],
    [40, 110, '60 fibreboard boxes (4G)'],
    [40, 121, 'UN 1950, AEROSOLS, Class 2.1'],
    [40, 132, 'Gross 714 kg, net 588 kg'],
    [40, 160, '24 steel drums (1A1)'],
    [40, 171, 'UN 1133, ADHESIVES, Class 3, PG II'],
    [40, 182, 'Gross 1128 kg, net 1008 kg'],
  ])
  expect(lotOf(values, 1)).toMatchObject({ gross: kilograms(714), net: kilograms(588), packages: 60 })
  expect(lotOf(values, 2)).toMatchObject({ gross: kilograms(1128), packages: 24, kind: 'DR' })
})

it('weighs below words for gross and net without any drawn line or known heading', () => {
  const { values } = readSet([
    [40, 30, 'ADR ŠKODLIVÉ ZBOŽÍ – PŘEPRAVNÍ DOKLAD ADR', 12],
    [40, 60, 'Odesílatel: Chemopal s.r.o., Tovární 4, 772 00 Olomouc'],
    [40, 74, 'Příjemce: Laky Morava a.s., Dlouhá 9, 602 00 Brno'],
    [400, 100, 'Čistá kg'],
    [470, 100, 'Hrubá kg'],
    [40, 120, 'UN 1263 BARVA, 3, II, (D/E)'],
    [410, 120, '2 400,0'],
    [480, 120, '2 610,5'],
    [40, 140, 'UN 1993 LÁTKA HOŘLAVÁ, KAPALNÁ, J.N. (xylen), 3, III, (D/E)'],
    [416, 140, '180,0'],
    [486, 140, '201,0'],
  ])
  expect(lotOf(values, 1)).toMatchObject({ gross: kilograms(2610.5), net: kilograms(2400) })
  expect(lotOf(values, 2)).toMatchObject({ gross: kilograms(201), net: kilograms(180) })
})

it('counts packages right behind a description that says no mass, and sums only where every lot is counted', () => {
  const paper = (third: string) =>
    readSet([
      ...head,
      [40, 110, 'UN 1263 FARBE, 3, II, (D/E), 12 Fässer, 240 kg brutto'],
      [40, 124, 'UN 1993 ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Ethanol), 3, III, (D/E), 2 Kanister, 42 L'],
      [40, 138, `UN 3082 UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G. (Zink), 9, III, (-)${third}`],
    ]).values
  const whole = paper(', 1 IBC, 1000 l')
  expect([1, 2, 3].map((number) => lotOf(whole, number).packages)).toEqual([12, 2, 1])
  expect(whole.numberOfPackages).toBe(15)
  expect(paper('').numberOfPackages).toBeUndefined()
})
