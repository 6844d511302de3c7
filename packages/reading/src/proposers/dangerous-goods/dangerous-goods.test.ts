import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

function read(text: string) {
  const { kind, values } = readPaper(text)
  const found = Object.fromEntries(values.map(({ path, value }) => [path, value]))
  const lot = (number: number) => ({
    un: found[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/uNDGID`],
    gross: found[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/grossWeight`],
    net: found[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/netWeight`],
    packages: found[`transportPackage[${number}]/itemQuantity`],
  })
  return { kind, found, lot }
}
const kilograms = (value: number) => ({ value, unit: 'KGM' })

describe('a paper with dangerous goods in lines', () => {
  it('has packages and masses behind each description, none of them the whole', () => {
    const { kind, found, lot } = read(`
# DOCUMENT DE TRANSPORT ADR

Expéditeur                                   Destinataire
Résines du Gier SAS                          Menuiseries Bressanes SARL
2 rue des Teinturiers                        14 chemin du Fleuve
42800 Rive-de-Gier                           01340 Montrevel

UN 1139 SOLUTION D'ENROBAGE, 3, II, (D/E) — 12 fûts acier (1A1) — 2 400 litres, masse brute 2 352 kg
UN 1866 RÉSINE EN SOLUTION, 3, III, (D/E), DANGEREUX POUR L'ENVIRONNEMENT — 4 GRV, masse brute 4 420 kg
UN 1950 AÉROSOLS, 2.1, (D) — 6 caisses carton (4G) — 27 kg net, masse brute 36 kg

Total : 22 colis, masse brute 6 808 kg
`)
    expect(kind).toBe('dangerous-goods')
    expect(lot(1)).toMatchObject({ un: '1139', gross: kilograms(2352), packages: 12 })
    expect(lot(2)).toMatchObject({ un: '1866', gross: kilograms(4420), packages: 4 })
    expect(lot(3)).toEqual({ un: '1950', gross: kilograms(36), net: kilograms(27), packages: 6 })
    expect(found['grossWeight[1]']).toEqual(kilograms(6808))
    expect(found['consignee/postalAddress/streetName[1]']).toBe('14 chemin du Fleuve')
  })

  it('counts a description once that stands there in two languages, and none that a remark repeats', () => {
    const { lot } = read(`
# ADR Beförderungspapier / Document de transport ADR

Absender / Expéditeur                        Empfänger / Destinataire
Depot Rheinau AG                             Tankstelle Jura SA
Hafenweg 7                                   Route de Bâle 21
4057 Basel                                   2800 Delémont

UN 1203 BENZIN, 3, II, (D/E)
UN 1203 ESSENCE, 3, II, (D/E)
Brutto 13 410 kg
UN 1202 DIESELKRAFTSTOFF, 3, III, (D/E)
UN 1202 CARBURANT DIESEL, 3, III, (D/E)
Brutto 13 440 kg

Hinweis: EmS F-E, S-E (UN 1202: F-E, S-D)
`)
    expect([lot(1).un, lot(2).un, lot(3).un]).toEqual(['1203', '1202', undefined])
    expect([lot(1).gross, lot(2).gross]).toEqual([kilograms(13410), kilograms(13440)])
  })

  it.each([
    ['Velbert, 20.11.2026 – Absender', '2026-11-20', 'Velbert'],
    ['Heppenheim, 09.11.2026 Verlader', '2026-11-09', 'Heppenheim'],
    ['Rive-de-Gier, le 13/11/2026 à 14 h 40', '2026-11-13', 'Rive-de-Gier'],
    ['Velbert, 20.11.2026 Zahlung', undefined, undefined],
  ])('is made out where a line says the town, the day and who signs: %s', (line, day, town) => {
    const { found } = read(`
# Beförderungspapier nach ADR

Absender                                     Empfänger
Lackwerk GmbH                                Depot Rheinau AG
Am Farbbach 9                                Hafenweg 7
42551 Velbert                                64646 Heppenheim

UN 1263 FARBE, 3, II, (D/E) - 12 Fässer, brutto 240 kg

${line}
`)
    const contract = 'transportContractDocument'
    expect(found[`${contract}/formattedIssueDateTime`]).toBe(day)
    expect(found[`${contract}/issueLocation/name[1]`]).toBe(town)
  })
})
