import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'
import { fieldsIn, partyLines } from './party-in-box.ts'

const spans = (...lines: string[]) => lines.map((text) => ({ text, words: [] }))
const texts = (...lines: string[]) => partyLines(spans(...lines)).map(({ text }) => text)

function read(text: string) {
  const { kind, values } = readPaper(text)
  return { kind, values: Object.fromEntries(values.map(({ path, value }) => [path, value])) }
}

describe('the party of a box', () => {
  it('stands in fields on one line, between others', () => {
    expect(
      texts(
        'Nr rejestracyjny: BDO 000117742 Nazwa: Trans-Szlam Śląsk Sp. z o.o. Adres: ul. Składowa 12, 41-902 Bytom, Polska Tel.:',
        '+48 32 555 0144 Środek transportu: R (drogowy) Data przekazania: 24.11.2026',
      ),
    ).toEqual(['Trans-Szlam Śląsk Sp. z o.o.', 'ul. Składowa 12, 41-902 Bytom, Polska'])
  })

  it('has an address that wraps within its town, or has a line for it', () => {
    expect(
      texts(
        'Name: Hausruck Transport',
        'KG',
        'Anschrift: Bahnhofstr. 27, 4910 Ried im',
        'Innkreis, Österreich',
        'Tel.: 1',
      ),
    ).toEqual(['Hausruck Transport', 'KG', 'Bahnhofstr. 27, 4910 Ried im Innkreis, Österreich'])
    expect(
      texts('Nome: Papéis Lda.', 'Morada: Zona Industrial, Lote 22', '3850-184 Albergaria', 'Telefone: 1'),
    ).toEqual(['Papéis Lda.', 'Zona Industrial, Lote 22', '3850-184 Albergaria'])
  })

  it('stands in plain lines before the first field', () => {
    expect(
      texts('☒ ☐', 'Lee Valley Haulage Ltd, Cork', 'Means of transport: road Date of transfer: 06/11/2026'),
    ).toEqual(['Lee Valley Haulage Ltd, Cork'])
  })

  it('leaves what is no key to the value before', () => {
    const { fields } = fieldsIn(spans('1 (Fass) Anzahl der Packstücke: 76 Besondere Vorschriften (2): Ja ☐'))
    expect(fields[0]?.values[0]?.text).toMatch(/^76/)
  })
})

describe('a form of waste', () => {
  it('is read by the numbers of its boxes where it has columns of numbers, words and values', () => {
    const { kind, values } = read(`
# DOCUMENTO DE MOVIMIENTO PARA TRASLADOS TRANSFRONTERIZOS DE RESIDUOS

1    Correspondiente a la notificación nº       PT 2026 004471
2    Nº de serie / total de traslados           9 / 48
3    Exportador-notificante                     Sucatas do Lis, Lda., Estrada da Batalha 1180, 2400-822 Leiria, Portugal
4    Importador-destinatario                    Plomífera del Cinca, S.L.U., Calle Mayor 61, 22400 Monzón, España
5    Cantidad real                              23,180 Mg
6    Fecha real del traslado                    27 de octubre de 2026
8a   Primer transportista                       Rodoviária Pombalense, S.A., Rua do Comércio 55, 3100-462 Pombal, Portugal
                                                Matrículas: 44-ZP-17 y L-202917
8b   Segundo transportista                      —
11   Operación de valorización                  R4
12   Denominación de los residuos               Acumuladores de plomo usados
14   Identificación de los residuos             i) Basilea anexo VIII: A1160 iii) Lista europea: 16 06 01*
                                                ix) clase NU: 8 x) nº NU: UN 2794 xi) denominación NU: RESIDUO, ACUMULADORES
16   Información adicional                      Paso fronterizo: Vilar Formoso
`)
    expect(kind).toBe('waste-movement')
    expect(values).toMatchObject({
      'notifiedWasteMaterial[1]/id': 'PT 2026 004471',
      'notifiedWasteMaterial[2]/id': 'A1160',
      'notifiedWasteMaterial[3]/id': '16 06 01*',
      'carrier/name[1]': 'Rodoviária Pombalense, S.A.',
      'carrier/postalAddress/cityName[1]': 'Pombal',
      'includedConsignmentItem[1]/transportDangerousGoods[1]/uNDGID': '2794',
      'includedConsignmentItem[1]/transportDangerousGoods[1]/hazardClassificationID': '8',
      'includedConsignmentItem[1]/transportDangerousGoods[1]/properShippingName[1]': 'RESIDUO, ACUMULADORES',
    })
    expect(values['connectingCarrier[1]/name[1]']).toBeUndefined()
  })

  it('has the party of another box where it says so, and none where it says none', () => {
    const { values } = read(`
# ANHANG VII – MITZUFÜHRENDE INFORMATIONEN FÜR DIE VERBRINGUNG VON ABFÄLLEN

1. Person, die die Verbringung veranlasst       2. Importeur / Empfänger
Name: Donau Recycling GmbH                      Name: Granulati Friuli S.r.l.
Anschrift: Daimlerstraße 33, 89079 Ulm          Anschrift: Via Roma 9, 33085 Maniago (PN), Italien
3. Tatsächliche Menge: 21,480 t                 4. Tatsächliches Datum der Verbringung: 17.11.2026
5. a) Erstes Transportunternehmen               5. b) Zweites Transportunternehmen
Name: Illertal Dienst Schwenk OHG               Name: –
Anschrift: Memminger Str. 188, 89257 Illertissen   Anschrift:
6. Abfallerzeuger: wie Feld 1                   8. Verwertungsverfahren: R3
7. Verwertungsanlage
wie Feld 2
9. Übliche Bezeichnung der Abfälle
Polypropylen-Mahlgüter
10. Abfallidentifizierung
i) Basel Anlage IX: B3011 v) EU-Abfallliste: 19 12 04
11. Betroffene Staaten
DE, AT, IT
`)
    expect(values).toMatchObject({
      'carrier/name[1]': 'Illertal Dienst Schwenk OHG',
      'carrier/postalAddress/cityName[1]': 'Illertissen',
      'consigneeReceiptLocation/name[1]': 'Granulati Friuli S.r.l.',
      'consigneeReceiptLocation/postalAddress/cityName[1]': 'Maniago',
      'natureIdentificationCargo/identificationText[1]': 'Polypropylen-Mahlgüter',
      'notifiedWasteMaterial[1]/id': 'B3011',
      'notifiedWasteMaterial[2]/id': '19 12 04',
    })
    expect(values['connectingCarrier[1]/name[1]']).toBeUndefined()
  })

  it.each([
    ['Beförderungsart: Straße, REG-XB 417 / REG-XB 18', 'REG-XB 417', 'REG-XB 18'],
    ['Means of transport: R FZ 518 KM / XA 771 GD', 'FZ 518 KM', 'XA 771 GD'],
    ['Means of transport: Road – FJ04 KLM', 'FJ04 KLM', undefined],
    ['Moyen de transport : route, GT-417-KX / AB-882-CD', 'GT-417-KX', 'AB-882-CD'],
  ])('%s names the lorry where the form asks for the means', (line, vehicle, trailer) => {
    const { values } = read(`
ANNEX VII
INFORMATION ACCOMPANYING SHIPMENTS OF WASTE
1. Person who arranges the shipment
Name: Nordwerft Recycling GmbH
Address: Hafenstr. 4, 26316 Varel, Germany
2. Importer/Consignee
Name: Papeterie du Lac SARL
Address: Rue du Quai 7, 74000 Annecy, France
3. Actual quantity: Tonnes (Mg): 24,62 m3:
4. Actual date of shipment: 01.12.2026
5.(a) First carrier
Name: Jade Transport GmbH
Address: Werftstr. 9, 26382 Wilhelmshaven
${line}
Date of transfer: 01.12.2026
9. Usual description of the waste
Mixed paper
10. Waste identification
(i) Basel Annex IX: B3020
(v) EC list of wastes: 19 12 01 (vi) National code: 19 12 01 N
`)
    expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/id']).toBe(vehicle)
    expect(values['usedTransportEquipment[1]/id']).toBe(trailer)
    expect(values['notifiedWasteMaterial[2]/id']).toBe('19 12 01')
    expect(values['notifiedWasteMaterial[3]/id']).toBeUndefined()
  })
})
