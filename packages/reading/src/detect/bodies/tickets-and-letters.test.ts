import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** What speaks of parties, goods and papers and is no freight paper: confirmations, tickets, instructions, letters, receipts. */
const papers: [what: string, paper: string][] = [
  [
    'arrival notice',
    `
ARRIVAL NOTICE / FREIGHT INVOICE
Shipper: Rift Valley Tea Growers Ltd, Mombasa
Consignee: Tea Brokers Hamburg GmbH
Vessel: MV INDIAN PEARL 118N   B/L: MOM 44718   ETA Hamburg 02.12.2026
400 bags black tea  24 400 kg   Charges due: THC 220 EUR`,
  ],
  [
    'booking',
    `
Buchungsbestätigung 44718
Wir bestätigen Ihre Buchung: 1 x 40' HC, Hamburg - Mombasa
Shipper: Teufel Pumpen GmbH, Aalen
Vessel MV INDIAN PEARL 119S, Port of loading Hamburg, Port of discharge Mombasa
Gewicht 18 400 kg`,
  ],
  [
    'inventory fi',
    `
VARASTOSALDOT 31.10.2026
Konepaja Oy, Tampere
Tuote     Nimitys          Määrä   Paino kg
4471      Vaihteisto       4       3 248
4472      Varaosasarja     18      212`,
  ],
  [
    'sds',
    `
Käyttöturvallisuustiedote - MAALI 118
Valmistaja: Maalitehdas Oy, Turku
UN 1263 MAALI, 3, II
Pakkaus 20 l, tiheys 1,2 kg/l`,
  ],
  [
    'weigh bridge fr',
    `
PONT BASCULE DE LA PLAINE
Ticket n° 88417       18/11/2026 09:12
Client : Biocentre SAS     Transporteur : Kieffer
Produit : terres    Brut 44 180 kg   Tare 17 840 kg   Net 26 340 kg`,
  ],
  [
    'return slip',
    `
# Retourenschein
Bitte legen Sie diesen Schein Ihrer Rücksendung bei.
Absender: Maschinenbau Riedl KG, Regensburg
An: Gebr. Teufel Schraubenfabrik, Albstadt
Artikel     Menge   Grund
118-440     200 St  falsch bestellt`,
  ],
  [
    'tender',
    `
Richiesta di quotazione trasporto
Mittente: Salumificio Parma S.r.l., Parma
Destinatario: Feinkost Huber GmbH, München
Merce: 14 bancali salumi, 6.400 kg, temp. +2/+4
Si prega di inviare la migliore offerta entro il 20/11.`,
  ],
  [
    'job sheet',
    `
Werkstattauftrag 4471
Kunde: Haug Spedition KG, Ulm
Fahrzeug UL-HK 118, Sattelzug, zGM 40 t
2 St Bremsscheiben, 1 St Radlager     Lieferschein und Rechnung folgen`,
  ],
  [
    'packing instruction nl',
    `
Verpakkingsvoorschrift 118
Leverancier: Houthandel Vecht B.V.
Max. 40 st per pallet, max. 900 kg, paklijst aan buitenzijde, pakbon bij chauffeur.
Ontvanger: Bouwbedrijf De Wit B.V.`,
  ],
  [
    'delivery schedule',
    `
Lieferabruf 4471 vom 18.11.2026
Lieferant: Gebr. Teufel Schraubenfabrik, 72461 Albstadt
Werk: Maschinenbau Riedl KG, 93055 Regensburg
Material    Bezeichnung          KW48     KW49     KW50
118-440     Sechskantschraube    4.000 ST 8.000 ST 4.000 ST`,
  ],
  [
    'commission note',
    `
Provisionsabrechnung November 2026
Vertreter: Huber e.K., München
Rechnung     Kunde                  Netto EUR    Prov.
44718        Feinkost Huber GmbH    2.815,20     140,76`,
  ],
  [
    'insurance cert',
    `
Certificate of marine insurance no. 118447
Assured: Rift Valley Tea Growers Ltd, Mombasa
Vessel MV INDIAN PEARL, from Mombasa to Hamburg
Interest: 400 bags black tea, gross weight 24 400 kg, B/L MOM 44718`,
  ],
  [
    'cover letter with documents',
    `
Shipping documents enclosed
Dear Sirs,
please find enclosed for your order 44718:
Commercial invoice 44718
Packing list
Bill of lading MOM 44718
Certificate of origin
Yours faithfully, Rift Valley Tea Growers Ltd`,
  ],
  [
    'document receipt es',
    `
Recibí documentos de embarque
Factura comercial 26/0447
Lista de empaque
Conocimiento de embarque MOM 44718
Distribuciones Ebro, S.A.        Peso total 24.400 kg`,
  ],
  [
    'gate pass',
    `
Einfahrtschein Tor 4          18.11.26 06:41
Kennzeichen UL-HK 118   Spedition Haug KG
Ladung: 4 Paletten, 917 kg     Lieferschein liegt vor: ja`,
  ],
  [
    'label',
    `
Von: Gebr. Teufel Schraubenfabrik, Albstadt
An: Maschinenbau Riedl KG, Regensburg
1/2   206,4 kg`,
  ],
  [
    'de saldenbestätigung',
    `
Kessler GmbH, Olsberg
Saldenbestätigung zum 31.10.2026
Morel SARL, Lyon
Rechnung 118 vom 18.10.2026     1.180,00 EUR
Rechnung 124 vom 25.10.2026     2.204,00 EUR
Saldo                           3.384,00 EUR`,
  ],
  [
    'fr avis de passage',
    `
Transports Pons SARL
Avis de passage
Nous sommes passés le 18/11/2026 à 10h40 pour vous livrer 2 colis (14 kg) de la part de Quincaillerie Aubert SAS.
Bon de livraison n° 26-0447. Merci de nous rappeler.`,
  ],
  [
    'en load plan',
    `
Midland Freight Ltd - Driver roster week 47
Driver        Vehicle      Collect            Deliver
J. Price      KX26 ABC     Walsall 4 plt      Leeds
M. Khan       KX25 XYZ     Tipton 6 plt       Hull
CMR notes to be returned to the office with delivery notes.`,
  ],
  [
    'pl reklamacja',
    `
Konstrukcje Brzeg S.A.
Zgłoszenie reklamacyjne do WZ 118/MAG1/11/2026
Hurtownia Stali Opole Sp. z o.o.
Brak 2 szt blachy 6x1500x3000, waga 424 kg. Prosimy o fakturę korygującą.`,
  ],
  [
    'it listino',
    `
LISTINO 01/2027      Rubinetterie Cusio S.p.A.
Codice   Descrizione      Prezzo EUR   Peso kg
44       Miscelatore      48,00        1,2
46       Miscelatore alto 62,00        1,4`,
  ],
  [
    'nl inkoop',
    `
Bouwbedrijf De Wit B.V.          Inkooporder 44718
Leverancier: Houthandel Vecht B.V., Loenen
Gaarne leveren op 25-11-2026, Dorpsstraat 2, Abcoude:
120 st  Vuren balk 71x171
40 st   Multiplex 18 mm`,
  ],
  [
    'es albaran de abono',
    `
Solicitud de recogida
Remitente: Distribuciones Ebro, S.A., Zaragoza
Destinatario: Conservas del Cantábrico, S.L., Santoña
Recoger el 20/11/2026: 14 cajas, 168 kg
Rogamos confirmen la recogida.`,
  ],
  [
    'en proof of export',
    `
HM Customs - Single administrative document copy
Exporter: Thornhill Castings Ltd     Consignee: Alfa Industries LLC
Procedure 10 00   Packages 60 CT   Gross mass 1250   Net mass 1130
MRN 26GB118447`,
  ],
]

it.each(papers)('reads nothing of: %s', (_, paper) => {
  expect(kindsOf(paper)).toEqual(new Set(['other']))
})
