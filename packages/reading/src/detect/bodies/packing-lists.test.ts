import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** Packing lists, by their columns: typed by a host and printed by a program. */
const papers: [kind: string, what: string, paper: string][] = [
  [
    'packing-list',
    'column left',
    `
COLLI SPEZIFIKATION              18.11.2026
zu unserer Lieferung 8011447
Absender: Teufel Pumpen GmbH, 73430 Aalen
Empfänger: Pompes Rhône SARL, 69007 Lyon
Colli   Art      L x B x H cm     Netto kg    Brutto kg   Inhalt
1       Kiste    120x80x90        412         466         Pumpenaggregat
2       Kiste    80x60x60         118         139         Motor 5,5 kW
3       Palette  120x80x110       288         312         Ersatzteile`,
  ],
  [
    'packing-list',
    'no title en',
    `
Shipper: Thornhill Castings Ltd, Walsall
Consignee: Alfa Industries LLC, Dubai
Invoice no. 44718    L/C no. 118/26
Ctn no.   Description            Qty     N.W. kg    G.W. kg   Meas. cbm
1-40      Brass fittings 1/2"    8,000   720.0      800.0     1.440
41-60     Brass fittings 3/4"    3,000   410.0      450.0     0.720
TOTAL     60 CTNS                11,000  1,130.0    1,250.0   2.160
Shipping marks: ALFA / DUBAI / 1-60`,
  ],
  [
    'packing-list',
    'lista de empaque',
    `
# LISTA DE EMPAQUE
Exportador: Calzados Elda, S.L., Av. de Madrid 4, 03600 Elda
Importador: Shoes Unlimited Inc., Miami
Bulto    Contenido              Pares   Peso neto   Peso bruto
1-12     Zapato señora mod. 44  144     118,0       139,2
13-20    Bota piel mod. 18      96      112,0       128,0`,
  ],
  [
    'packing-list',
    'romaneio pt',
    `
# Romaneio de carga n.º 118/26
Expedidor: Cortiças do Sor, Lda, 7400 Ponte de Sor
Destinatário: Korken Schmitt GmbH, 55116 Mainz
Fardo   Descrição              Peso líquido   Peso bruto
1       Discos de cortiça      118            121
2       Discos de cortiça      117            120
Total 2 fardos                 235            241`,
  ],
  [
    'packing-list',
    'pl specyfikacja',
    `
Specyfikacja załadunku do faktury FV/118/11/2026
Nadawca: Meble Krosno Sp. z o.o., ul. Bieszczadzka 4, 38-400 Krosno
Odbiorca: Nordmöbel AB, Hamngatan 4, 252 21 Helsingborg
Nr paczki   Zawartość            Szt.   Netto kg   Brutto kg
1/14        Stół dębowy          4      212        230
2/14        Krzesła              16     96         112`,
  ],
  [
    'packing-list',
    'it contenuto colli',
    `
# Contenuto colli
Mittente: Rubinetterie Cusio S.p.A., via Novara 118, 28024 Gozzano
Destinatario: Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg
Collo n.   Tipo      Contenuto             Pezzi   Peso netto   Peso lordo
1          cartone   Miscelatori art. 44   24      28,8         31,2
2          cartone   Miscelatori art. 46   24      30,0         32,4`,
  ],
  [
    'packing-list',
    'loading list host',
    `
LADELISTE 118/26          TOUR 4417      18.11.26     SEITE 1
VERSENDER  TEXTILWERKE HOF AG 95028 HOF
EMPFAENGER MODA LOMBARDA SPA 20121 MILANO
ROLLE    ARTIKEL    BEZEICHNUNG       METER    NETTO     BRUTTO
000118   4477-20    KOPER BLAU        118,4    41,2      42,0
000119   4477-20    KOPER BLAU        121,0    42,1      42,9
SUMME    2 ROLLEN                     239,4    83,3      84,9`,
  ],
  [
    'packing-list',
    'fi pakkausluettelo',
    `
PAKKAUSLUETTELO / PACKING LIST      No 44718
Lähettäjä: Konepaja Oy, Teollisuustie 4, 33100 Tampere
Vastaanottaja: Kessler GmbH, Lindenweg 8, 59939 Olsberg
Kolli  Sisältö             Netto   Brutto   Mitat
1      Vaihteisto          812     880      120x100x90
2      Varaosat            118     131      80x60x60`,
  ],
  [
    'packing-list',
    'it distinta imballo',
    `
DISTINTA DI IMBALLAGGIO  118
Rubinetterie Cusio S.p.A.          Kessler GmbH
Cassa   Dimensioni       Contenuto            Lordo kg   Netto kg
1       120x80x90        Miscelatori art.44   312        280
2       120x80x90        Miscelatori art.46   318        286`,
  ],
  [
    'packing-list',
    'cz soupis',
    `
Soupis balení k faktuře 2600118
Odesílatel: Sklárny Vrbno s.r.o.     Příjemce: Glas Huber GmbH
Bedna č.   Obsah            Ks     Netto kg   Brutto kg
1          Vázy 30 cm       48     96         118
2          Mísy             24     72         88`,
  ],
  [
    'packing-list',
    'en container packing',
    `
CONTAINER PACKING SPECIFICATION
Shipper  Rift Valley Tea Growers Ltd     Consignee  Tea Brokers Hamburg GmbH
Lot    Grade    Bags    Net kgs    Gross kgs
4471   BP1      200     11,800     12,200
4472   PF1      200     11,800     12,200
Container MSCU1234566`,
  ],
]

it.each(papers)('%s: %s', (kind, _, paper) => {
  expect(kindsOf(paper)).toEqual(new Set([kind]))
})
