import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const parties = `
Nordfjord Ventil AS                     Armaturen Kessler GmbH
Havnegata 14                            Lindenweg 8
6800 Førde                              59939 Olsberg
`
const goods = `
10   4711-20   DN 80 PN 16          24    312,5 kg
20   4711-40   DN 100 PN 16         12    288,0 kg
                                          600,5 kg`

const labelled = `
Shipper: Nordfjord Ventil AS, Havnegata 14, 6800 Førde
Consignee: Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg
Place of loading: Førde    Place of delivery: Olsberg
Description of goods: valves
Number of packages: 3 pallets
Gross weight: 600 kg`

describe('what speaks of goods and parties and is no freight paper', () => {
  it.each([
    '# Angebot Nr. 26-118',
    '# Quotation Q-26118',
    'QUOTATION NO 26118',
    '# Request for Quotation',
    '# Offre de prix n° 26-118',
    '# Devis DE26-118',
    '# Preventivo n. 118 del 18/11/2026',
    '# Presupuesto 26/118',
    '# Orçamento 26/118',
    '# Offerte 26118',
    '# Oferta nr 118/2026',
    '# Cenová nabídka č. 118',
    '# Árajánlat 118/2026',
    '# Ofertă de preț nr. 118',
    '# Offert 118',
    '# Tilbud 118',
    '# Tarjous 118',
    '# Ponudba št. 118',
    '# Pasiūlymas Nr. 118',
    '# Оферта № 118',
    '# Προσφορά 118',
    '# Bestellung 4500118447',
    'BESTELLUNG   NR 4500118447   SEITE 1',
    '# Auftragsbestätigung 118447',
    '# Purchase Order 4500118447',
    '# Order Acknowledgement',
    '# Bon de commande n° 26-118',
    '# Conferma d’ordine n. 118',
    '# Confirmación de pedido 118',
    '# Zamówienie nr 118/2026',
    '# Objednávka č. 118',
    '# Megrendelés 118',
    '# Orderbekräftelse 118',
    '# Ordrebekræftelse 118',
    '# Tilausvahvistus 118',
    '# Transportauftrag 118/26',
    '# Zlecenie transportowe nr ZT/118/2026',
    '# Ordine di trasporto n. 118',
    '# Ordre de transport n° 118',
    '# Orden de carga 118',
    '# Fuvarmegbízás 118',
    '# Comandă de transport nr. 118',
    '# Mahnung',
    '# 2. Zahlungserinnerung zur Rechnung 118',
    '# Payment Reminder',
    '# Relance – facture 118',
    '# Sollecito di pagamento',
    '# Wezwanie do zapłaty',
    '# Gutschrift Nr. 118',
    '# Credit Note CN-118',
    '# Avoir n° 118',
    '# Nota di credito 118',
    '# Faktura korygująca nr 118/2026',
    '# Wiegeschein Nr. 118',
    '# Weighbridge Ticket 118',
    '# Vážní lístek 118',
    '# Zápis o škodě',
    '# Schadensmeldung',
    '# Damage Report',
    '# Protokół szkody',
    '# Certificate of Origin',
    '# Ursprungszeugnis',
    '# Certificat de conformité',
    '# Sicherheitsdatenblatt',
    '# Safety Data Sheet',
    '# Karta charakterystyki',
    '# Besprechungsprotokoll',
    '# Minutes of meeting',
    '# Compte rendu de réunion',
    '# Verbale di riunione',
    '# Fahrplan',
    '# Sailing Schedule',
    '# Preisliste 2026',
    '# Price List',
    '# Cennik',
    '# Rahmenvertrag',
    '# Ausfuhranmeldung',
    '# Booking Confirmation',
    '# Bestandsliste Lager 3',
    '# Stock Report',
  ])('%s', (head) => {
    expect(readPaper(`${head}\n${parties}${goods}`).kind).toBe('other')
    expect(readPaper(`${parties}\n${head}\n${goods}`).kind).toBe('other')
    expect(readPaper(`${head}\n${labelled}`).kind).toBe('other')
  })
})

const letter = (subject: string, text: string) => `
Nordfjord Ventil AS · Havnegata 14 · 6800 Førde

Armaturen Kessler GmbH
Lindenweg 8
59939 Olsberg

${subject}

${text}`

it.each([
  [
    'Damage to 4 pallets under CMR note 5520417',
    'Dear Sirs,\nyou carried 18 pallets, gross weight 11,240 kg, from the consignor to the consignee under the CMR Convention.\nWe hold you liable. Yours faithfully',
  ],
  [
    'Fehlende Lieferscheine',
    'Sehr geehrte Damen und Herren,\nzur Rechnung 4711 fehlt uns der Lieferschein über 18 Paletten, 900 kg.\nMit freundlichen Grüßen',
  ],
  [
    'Votre facture 118',
    'Madame, Monsieur,\nnous avons bien reçu les 3 palettes (312 kg) mais le destinataire attend encore le bon de livraison.\nCordialement',
  ],
  [
    'Container MSKU 123456 5, bill of lading HLCU118',
    'Dear Mr Kessler,\nyour container of 14 cases, 9 860 kg, will be discharged on Monday. Please send us the packing list.\nKind regards',
  ],
  [
    'Reclamo consegna del 18 novembre',
    'Egregi Signori,\ndei 12 colli (312 kg) indicati sul DDT 118 ne mancano due. Il destinatario ha firmato con riserva.\nDistinti saluti',
  ],
  [
    'Reklamacja dostawy',
    'Szanowni Państwo,\nz 12 palet (600 kg) podanych w liście przewozowym CMR brakuje dwóch. Odbiorca zgłosił zastrzeżenia.\nZ poważaniem',
  ],
])('a letter about goods: %s', (subject, text) => {
  expect(readPaper(letter(subject, text)).kind).toBe('other')
})

it.each([
  `
# Allgemeine Lieferbedingungen der Kessler GmbH
1. Lieferschein
Jeder Sendung liegt ein Lieferschein bei, aus dem Absender, Empfänger und Bruttogewicht hervorgehen.
2. Verpackung
Paletten dürfen höchstens 1.000 kg wiegen. Der Empfänger gibt Europaletten zurück.
3. Rechnung
Die Rechnung wird mit dem Versand gestellt.`,
  `
# Packing instructions for suppliers of Kessler Ltd
Each pallet carries a packing list in an envelope. Gross weight at most 1,000 kg, height at most 180 cm.
Consignee and consignor are to be printed on every label.
Delivery notes must show the order number. 4 pallets or more: please book a slot.`,
  `
Von: dispo@kessler.example
An: lager@nordfjord.example
Betreff: morgen

Hallo Jens, morgen 7 Uhr kommen 3 Paletten (600 kg) von Nordfjord AS, der CMR liegt beim Pförtner.
Gruß Uwe`,
  `
# Abfahrten Bergen - Rotterdam
Schiff            Voyage   ETD      ETA
MV Formosa Pearl  077W     18.11.   22.11.
MV Lotus Star     078W     25.11.   29.11.
Kessler Lines GmbH, Hamburg. Annahmeschluss für Container über 20 t ein Tag vorher.`,
  `
# Inventur Lager 3
Kessler GmbH, Olsberg                       Stand 18.11.2026
Artikel     Bezeichnung      Menge   Gewicht
4711-20     Ventil DN 80     24 Stk  312,5 kg
4711-40     Ventil DN 100    12 Stk  288,0 kg`,
  `
# Job description: forklift driver
Kessler Ltd, Stroud, seeks a driver. You load 40 pallets an hour, check delivery notes and packing lists,
and keep the consignee informed. Loads up to 2,500 kg.`,
  `
# Tariff sheet 2026
Kessler Spedition GmbH
Weight            Zone 1     Zone 2
up to 100 kg      38.00 EUR  52.00 EUR
up to 300 kg      61.00 EUR  84.00 EUR
per pallet        45.00 EUR  66.00 EUR`,
  `
# Statement of account
Kessler GmbH                    Customer: Morel SARL
Date        Document           Amount EUR
18.10.2026  Invoice 118        1,180.00
25.10.2026  Invoice 124        2,204.00
02.11.2026  Credit note 7       -118.00
Please find 3 cartons of leaflets (12 kg) with the next delivery.`,
  `
# Umowa przewozu - warunki ogólne
Przewoźnik: Trans Sp. z o.o. Nadawca zleca, a przewoźnik przyjmuje do przewozu do 24 000 kg towaru na paletach.
List przewozowy CMR wystawia nadawca. Odbiorca potwierdza odbiór.`,
  `
# Bestätigung der Buchung 4711
Absender: Nordfjord Ventil AS, 6800 Førde
Empfänger: Armaturen Kessler GmbH, 59939 Olsberg
Ware: Armaturen, 3 Paletten, Bruttogewicht: 600 kg
Preis: 480,00 EUR. Bitte bestätigen Sie bis 12 Uhr.`,
])('reads nothing of %s', (paper) => {
  expect(readPaper(paper).kind).toBe('other')
})
