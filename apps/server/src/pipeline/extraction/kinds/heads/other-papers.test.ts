import { describe, expect, it } from 'vitest'
import { readPaper } from '../../../../testing/typed-paper.ts'

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
