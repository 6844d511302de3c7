import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** What drivers and their offices write: several carriages on one paper, none of which it is the note of. */
const papers: [what: string, paper: string][] = [
  [
    'expenses of a driver de',
    `
HEIDRUN TRANSPORTE GMBH                      Spesenabrechnung Fahrer  KW 46/2026
Fahrer: Jochen Wiedmann      Zugmaschine: HD-HT 402     Auflieger: HD-HT 881
Tour: Heidelberg - Lyon - Barcelona - Heidelberg
Datum    Beladestelle / Entladestelle     Ware            CMR-Nr.    Gewicht kg
09.11.   Heidelberg / Ladung              Druckmaschinen  88120      18.400
11.11.   Lyon / Entladung                                 88120
12.11.   Barcelona / Ladung               Fliesen         88121      23.900
Maut Frankreich EUR 212,40   Diesel 812 l   Parken EUR 24,00
Auszahlung an Fahrer EUR 318,50      Unterschrift Fahrer`,
  ],
  [
    'trips of a driver nl',
    `
VAN HOEK TRANSPORT B.V.                     RITSTAAT CHAUFFEUR  week 46
Chauffeur : P. Lammers      Trekker 44-BXK-9   Oplegger OP-83-TZ
Datum   Laadadres             Losadres              Goederen        Gewicht   CMR
ma 9/11 Van Dam, Tilburg      Vers DC, Weert        verse groente   14.200    A1182
di 10/11 Plantex, Venlo       Garten Moers          planten          8.400    A1183
wo 11/11 Rungis, Parijs       retour leeg fust       -               2.100    A1184
Km begin 881.204  km eind 883.010   overnachting 3   dagvergoeding € 142,50
Handtekening chauffeur                Paraaf planner`,
  ],
  [
    'feuille de route fr',
    `
TRANSPORTS MOREAU & FILS                           FEUILLE DE ROUTE n° 2026/1182
Conducteur : LEROY Damien    Tracteur GH-218-TR   Remorque EK-774-VB
Date      Client               Chargement      Livraison       Marchandise    Poids
09/11     Fromagerie Lanvin    Vesoul          Dijon           fromages       4 200 kg
09/11     Scierie Aubert       Dole            Macon           bois           18 000 kg
10/11     Cartonnerie Rhône    Lyon            Vesoul          cartons        6 100 kg
Kilométrage départ 221 304   arrivée 222 019   Gazole 248 l
Frais : péage 88,40 €  repas 2 x 15,20
Signature du conducteur`,
  ],
  [
    'nota spese it',
    `
AUTOTRASPORTI BERTOLI SRL              NOTA SPESE AUTISTA  nr. 88 - novembre 2026
Autista: Fabio Nardin      Motrice FX 218 KA     Rimorchio XA 771 DD
Viaggi effettuati:
09/11  carico Verona - scarico Monaco    mobili       CMR 44120   kg 8.200
11/11  carico Monaco - scarico Verona    ricambi      CMR 44121   kg 12.100
Autostrada EUR 118,00   Gasolio 612 lt   Vitto EUR 64,00
Totale rimborso EUR 182,00           Firma autista`,
  ],
  [
    'trip sheet en',
    `
HARGREAVES HAULAGE LTD          DRIVER'S TRIP SHEET      Week ending 14 Nov 2026
Driver: T. Pickles    Unit: MX21 KPL    Trailer: C441298
Date   Collect from          Deliver to            Goods          Weight   POD/CMR no
9/11   Rowan Sweets York           Danum Foods Doncaster       confectionery  18,200   771204
10/11  Aire biomass          Selby mill            pellets        26,000   771205
12/11  Hull docks            Leeds DC              furniture      9,400    771206
Start mileage 204118   Finish 204902   Nights out 2   Allowance £52.00
Driver's signature ____________`,
  ],
  [
    'menetlevel hu',
    `
MENETLEVÉL                               Sorszám: MB 441882
Üzembentartó: Kocsis Trans Kft., 6000 Kecskemét, Izsáki út 44.
Gépkocsivezető: Szabó Gergő     Rendszám: AA-KT-418   Pótkocsi: XKT-882
Indulás 11.09 05:30  Kecskemét   Érkezés 11.10 Wien   Áru: paprika   Súly 8 400 kg
Indulás 11.11 06:10  Wien        Érkezés 11.12 Győr   Áru: göngyöleg  Súly 2 100 kg
Kilométeróra induláskor 441 820   érkezéskor 442 730   Tankolás 310 l`,
  ],
  [
    'foaie de parcurs ro',
    `
FOAIE DE PARCURS  seria BH nr. 44182
Unitatea: SC Crișana Trans SRL, Oradea       Conducător auto: Mureșan Ilie
Autovehicul: BH 18 CTR   Semiremorcă: BH 77 CTS
Data   Loc încărcare    Loc descărcare    Marfa         Tone   CMR
09.11  Oradea           Graz              mobilă        8,2    118820
11.11  Graz             Arad              tablă         22,4   118821
Km plecare 331 204   km sosire 333 118    Carburant 488 l`,
  ],
  [
    'paten list bg',
    `
ПЪТЕН ЛИСТ № 44188      дата 20.11.2026
Превозвач: Транс Родопи ЕООД, Пловдив     Водач: Иван Колев
Влекач РВ 4418 КХ   Ремарке РВ 8821 ЕН
Курс  Товарене      Разтоварване   Стока      Тегло кг   ЧМР №
1     Пловдив       Милано         тъкани     12 400     5512
2     Болоня        София          машини     18 200     5513
Километри 3 118   Гориво 944 л   Пътни пари 480 евро`,
  ],
  [
    'record of a vehicle cs',
    `
ZÁZNAM O PROVOZU VOZIDLA   č. 2026/441
Dopravce: Morava Trans s.r.o., Přerov    Řidič: Novotný Petr    SPZ 4M8 1182  návěs 5M2 7710
Datum  Nakládka      Vykládka       Náklad        Hmotnost   CMR č.
9.11.  Přerov        Linz           ocelové dráty 21 400     88121
11.11. Steyr         Brno           ložiska       12 100     88122
Stav tachometru 441 002 - 441 880    PHM 288 l    Stravné 2 dny`,
  ],
  [
    'zlecenie spedycyjne pl',
    `
ZLECENIE SPEDYCYJNE NR 2026/11/0448
Zleceniodawca: Spedycja Warta Sp. z o.o., ul. Głogowska 44, 60-104 Poznań, NIP 7792218841
Przewoźnik: Trans-Mar Marek Wolny, Kępno        Auto: PKE 44182 / PKE 8812P
Załadunek: 24.11.2026 godz. 8-14, Meble Rylki Sp. z o.o., ul. Leśna 4, 64-510 Wronki
Rozładunek: 26.11.2026, Möbelhaus Kranz, Ringstr. 12, 44135 Dortmund, DE
Towar: meble w kartonach, 18 palet, 6 400 kg
Fracht: 820 EUR + VAT, termin płatności 45 dni od otrzymania CMR
Warunki: kierowca sprawdza ilość, wpisuje uwagi do listu przewozowego CMR`,
  ],
  [
    'order for carriage lt',
    `
UZSAKYMAS KROVINIO PERVEZIMUI Nr. 26-1188            2026-11-20
Uzsakovas: UAB Baltijos ekspedicija, Kaunas       Vezejas: UAB Greitas kelias, Siauliai
Pakrovimas: 2026-11-24  AB Medis, Pramones g. 4, Panevezys
Iskrovimas: 2026-11-27  Holz Brandt GmbH, Industriestr. 8, 21107 Hamburg, DE
Krovinys: medienos skydai, 24 pad., 22 000 kg      Automobilis KLM 418 / PR 884
Frachtas 1150 EUR + PVM, apmokejimas 30 d. po originalaus CMR gavimo`,
  ],
  [
    'bordereau de groupage fr',
    `
MESSAGERIES DU CENTRE                     BORDEREAU DE GROUPAGE   n° 20261123-45
Agence départ : 45 Orléans     Agence arrivée : 69 Lyon      Remorque : FH-330-QK
N° récépissé  Expéditeur           Destinataire           Ville         Colis  Poids
4410021       LABO ST JEAN         PHARMACIE BELLEVUE     69002 Lyon     2      14
4410022       SOVEBA               GARAGE DUCHAMP         69100 Vlb      1      88
4410023       CERAMIQUES LOIRE     BATIPRO                69800 St Pr   12     940
Total 3 expéditions                                                    15   1 042`,
  ],
  [
    'arrival notice en',
    `
ARRIVAL NOTICE / FREIGHT INVOICE
Consignee: Baltic Sun Foods OU, Peterburi tee 44, 11415 Tallinn, Estonia
Shipper: Shandong Laigao Foods Co Ltd, Qingdao, China
B/L No: QDTLL2611082     Vessel: BALTIC PEARL / 047N   ETA Tallinn: 28 Nov 2026
Container CAIU 338210 2, 1180 cartons frozen vegetables, 22,400 kg, 58 cbm
Ocean freight USD 3,100   THC EUR 210   Documentation EUR 55    Total due EUR 3,165
Please surrender original bill of lading before release.`,
  ],
]

it.each(papers)('reads nothing of: %s', (_, paper) => {
  expect(kindsOf(paper)).toEqual(new Set(['other']))
})

it('a note that names its driver and the mileage stays a note', () => {
  const paper = `
LETTRE DE VOITURE INTERNATIONALE CMR  n° 44182
Expéditeur : Scierie Aubert SAS, 4 rue du Port, 39100 Dole, France
Destinataire : Holz Brandt GmbH, Industriestr. 8, 77694 Kehl, Allemagne
Transporteur : Transports Moreau, Vesoul     Conducteur : LEROY     Kilométrage départ 221 304
Lieu de chargement : Dole      Lieu de livraison : Kehl
Marchandise : 18 paquets bois scié      Poids brut : 18 000 kg`
  expect(kindsOf(paper)).toEqual(new Set(['cmr']))
})
