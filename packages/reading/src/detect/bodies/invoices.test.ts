import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** Invoices, by their columns and numbers: typed by a host and printed by a program. */
const papers: [kind: string, what: string, paper: string][] = [
  [
    'invoice',
    'fatture accompagnatoria',
    `
# Fattura accompagnatoria n. 118/A
Cedente: Salumificio Parma S.r.l., strada Langhirano 4, 43124 Parma
Cessionario: Feinkost Huber GmbH, Marktstr. 4, 80331 München
Descrizione            Q.tà    Prezzo    Importo
Prosciutto crudo kg    118,4   18,50     2.190,40
Coppa stagionata kg    44,0    14,20     624,80
Totale fattura EUR                       2.815,20`,
  ],
  [
    'invoice',
    'listing without title en',
    `
THORNHILL CASTINGS LTD   VAT REG GB 118 4477 12     PAGE 1
TO: KIRKSTALL PUMPS PLC, BRIDGE ROAD, LEEDS LS5 3BL
TAX POINT 18/11/26    INV NO 44718    ACCOUNT KIR01
QTY   DESCRIPTION         UNIT PRICE   NET      VAT
24    PUMP CASING         118.00       2832.00  566.40
12    END COVER           22.00        264.00   52.80
GOODS TOTAL 3096.00  VAT 619.20  TO PAY 3715.20 GBP`,
  ],
  [
    'invoice',
    'hu szamla',
    `
SZÁMLA
Eladó: Bükki Faipari Kft., 3300 Eger, Kertész u. 4., adószám 11844771-2-10
Vevő: Alföldi Bútor Zrt., 5600 Békéscsaba, Orosházi út 12.
Számlaszám: 2026/00447   Teljesítés: 2026.11.18   Fizetési határidő: 2026.12.18
Megnevezés         Menny.   Egységár    Nettó      ÁFA     Bruttó
Bükk lamella m3    4,2      280 000     1 176 000  317 520 1 493 520`,
  ],
  [
    'invoice',
    'nl handelsfactuur title behind number',
    `
2026-118 / HANDELSFACTUUR
Bloembollen Lisse B.V., Heereweg 4, 2161 AB Lisse
Koper: Garden World Inc., 118 Main St, Akron OH, USA
Omschrijving        Aantal    Prijs     Bedrag EUR
Tulpen 12/+         40.000    0,12      4.800,00
Narcissen 14/16     12.000    0,18      2.160,00
Leveringsvoorwaarde FCA Lisse      Bruto 1.880 kg, 94 kratten`,
  ],
  [
    'invoice',
    'ro factura',
    `
Furnizor: Mobex SRL, Str. Fabricii 4, Târgu Mureș
Cumpărător: Arredi Sole Snc, Corso Italia 18, Novara
FACTURA FISCALA
Seria MBX  Nr. 00447  Data 18.11.2026
Nr.  Denumirea produselor   U.M.   Cantitatea   Preț unitar   Valoarea
1    Scaun fag              buc    120          28,00         3.360,00
2    Masă stejar            buc    14           210,00        2.940,00`,
  ],
  [
    'invoice',
    'bg',
    `
ФАКТУРА
№ 0000044718 / 18.11.2026 г.   ОРИГИНАЛ
Получател: Kessler GmbH, Olsberg         Доставчик: Стара Планина ООД, Габрово
Наименование        Мярка   К-во    Ед. цена   Стойност
Чукове 500 г        бр.     400     4,20       1 680,00
Данъчна основа 1 680,00   ДДС 0%   Сума за плащане 1 680,00 EUR`,
  ],
]

it.each(papers)('%s: %s', (kind, _, paper) => {
  expect(kindsOf(paper)).toEqual(new Set([kind]))
})
