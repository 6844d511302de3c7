import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** What speaks of parties, goods and papers and is no freight paper: accounts, reminders, orders, price lists. */
const papers: [what: string, paper: string][] = [
  [
    'pallet account hu',
    `
Ceglédi Gyűjtőraktár Kft.
2700 Cegléd, Külső-Kátai út 55.

Nagykunsági Konzerv Zrt.
5310 Kisújszállás, Kossuth tér 44.

Tárgy: raklapegyenleg-közlő, 2026. október hó
Tisztelt Partnerünk! Kérjük, az alábbi mozgásokat egyeztetni szíveskedjék.
Dátum     Fuvarlevél / bizonylat     Rendszám    Viszonylat               Átadott    Visszavett   Egyenleg
10.07.    CMR 0044170                AA KG-417   Kisújszállás – Graz      33         33           118
10.15.    CMR 0044188                AE CD-550   Kisújszállás – Nitra     33         20           131
10.22.    szállítólevél K-26/0771    AA KG-417   Kisújszállás – Budapest  24         0            155`,
  ],
  [
    'palettenkonto de',
    `
# Palettenkontoauszug Oktober 2026
Haug Spedition KG, 89073 Ulm
Teufel Pumpen GmbH, 73430 Aalen
Datum    Lieferschein   Frachtbrief   Abgang   Zugang   Saldo
01.10.   Übertrag                                       44
07.10.   80114470       4471-26       12       10       46
18.10.   80114477       4488-26       8        8        46
Saldo 46 EUR-Pal.`,
  ],
  [
    'saldo palet pl',
    `
Hurtownia Stali Opole Sp. z o.o.
Potwierdzenie salda palet na dzień 31.10.2026
Data     Dokument WZ     CMR       Wydano    Zwrócono   Saldo
07.10    WZ 118/10       44170     33 palet  33         118
15.10    WZ 131/10       44188     33 palet  20         131
Konstrukcje Brzeg S.A.`,
  ],
  [
    'statement en',
    `
Thornhill Castings Ltd             Statement as at 31 October 2026
Kirkstall Pumps plc, Bridge Road, Leeds LS5 3BL
Date       Type       Ref       Debit      Credit    Balance
07/10/26   Invoice    44701     2,832.00             2,832.00
15/10/26   Invoice    44718     3,715.20             6,547.20
20/10/26   Receipt               2,832.00            3,715.20`,
  ],
  [
    'releve fr',
    `
Quincaillerie Aubert SAS
Relevé de factures au 31/10/2026
Menuiserie Pons SARL
Date        Facture     BL          Montant TTC
07/10/2026  FA26-0447   BL26-0118   412,80 EUR
15/10/2026  FA26-0448   BL26-0131   118,20 EUR
Total à régler 531,00 EUR`,
  ],
  [
    'open items de',
    `
Offene-Posten-Liste                 Stand 31.10.2026
Debitor 100442 Maschinenbau Riedl KG, Regensburg
Beleg      Datum     Rechnung     Fällig     Betrag EUR
44701      07.10.26  RE 26-447    06.11.26   2.832,00
44718      15.10.26  RE 26-448    14.11.26   3.715,20
Summe 6.547,20    Lieferung 4 Paletten 412 kg`,
  ],
  [
    'extracto es',
    `
Conservas del Cantábrico, S.L.
Extracto de cuenta del cliente 4417
Distribuciones Ebro, S.A.
Fecha      Factura     Albarán    Importe EUR
07/10/26   26/0447     NE-118     1.920,00
15/10/26   26/0448     NE-131     576,00`,
  ],
  [
    'price list en',
    `
Thornhill Castings Ltd - Price list January 2027
Part no     Description              Weight kg   Price each GBP
KP-4471     Pump casing cast iron    60.0        118.00
KP-4472     End cover                22.0        22.00
Prices ex works, packed on pallets. Invoice 30 days.`,
  ],
  [
    'reminder sv',
    `
Bruket i Hofors AB
BETALNINGSPÅMINNELSE
Mekaniska Verkstaden AB, Hamngatan 4, 652 24 Karlstad
Faktura     Fakturadatum   Förfallodatum   Belopp SEK
441877      2026-09-18     2026-10-18      18 400,00
441902      2026-09-25     2026-10-25      4 120,00`,
  ],
  [
    'timetable road',
    `
Linienverkehr Aalen - Lyon   gültig ab 1. Januar 2027
Haug Spedition KG, Ulm
Abfahrt Aalen   Mo Mi Fr 18:00     Ankunft Lyon   Di Do Sa 08:00
Annahmeschluss 16:00, Stückgut bis 2.500 kg, Gefahrgut nach Absprache
Frachtbrief bitte 30 min vorher`,
  ],
  [
    'order pl',
    `
Zamówienie zakupu ZK/118/2026
Zamawiający: Konstrukcje Brzeg S.A., ul. Starobrzeska 67, 49-305 Brzeg
Dostawca: Hurtownia Stali Opole Sp. z o.o., ul. Hallera 4, 45-867 Opole
Lp  Nazwa towaru         Ilość   J.m.   Termin dostawy
1   Blacha 6x1500x3000   14      szt    25.11.2026
Adres dostawy: Brzeg, waga ok. 4188 kg`,
  ],
  [
    'order it in sentence',
    `
Idrosanitari Bassano S.r.l.
Spett.le Termoidraulica Brenta S.p.A.
Vi confermiamo il nostro ordine n. 4417 del 18/11/2026:
120 pz valvola a sfera 1/2
300 mt tubo rame 18
Consegna: Bassano del Grappa entro il 25/11, porto franco, colli 14, kg 288 circa.
Distinti saluti`,
  ],
  [
    'order listing en',
    `
KIRKSTALL PUMPS PLC               P.O. NO KP/44718      18/11/26     PAGE 1
SUPPLIER: THORNHILL CASTINGS LTD, PLECK ROAD, WALSALL
DELIVER TO: BRIDGE ROAD, LEEDS LS5 3BL    DELIVERY DATE 25/11/26
QTY   PART NO    DESCRIPTION         UNIT PRICE   TOTAL
24    KP-4471    PUMP CASING         118.00       2832.00
12    KP-4472    END COVER           22.00        264.00`,
  ],
  [
    'transport order fr sentence',
    `
Quincaillerie Aubert SAS
Nous vous confions le transport suivant :
Chargement : Montbrison le 18/11/2026 à 8h
Livraison : Menuiserie Pons SARL, Clermont-Ferrand
Marchandise : 4 palettes, 1 200 kg
Prix convenu : 280 EUR HT. Merci de nous retourner cet affrètement signé.
Joindre la lettre de voiture émargée à la facture.`,
  ],
  [
    'freight confirmation host',
    `
HAUG SPEDITION KG                 FRACHTVEREINBARUNG  44718      18.11.26
AUFTRAGGEBER: TEUFEL PUMPEN GMBH, AALEN
UNTERNEHMER:  TRANS ARDEAL SRL, CLUJ
LADESTELLE:   AALEN 18.11. 08:00      ENTLADESTELLE: LYON 20.11.
WARE: 3 KISTEN PUMPEN, 917 KG         FRACHTPREIS: 1.180,00 EUR
CMR IM ORIGINAL MIT DER RECHNUNG EINSENDEN`,
  ],
  [
    'pod request letter',
    `
Thornhill Castings Ltd
Haug Spedition KG
Re: proof of delivery for CMR 4471-26 and delivery note 117044
Dear Mr Haug,
please send us the signed CMR and delivery note for 4 pallets (2,180 kg) delivered to Lyon on 20 November.
Kind regards`,
  ],
]

it.each(papers)('reads nothing of: %s', (_, paper) => {
  expect(kindsOf(paper)).toEqual(new Set(['other']))
})
