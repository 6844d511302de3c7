import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** Papers of carriage, by their boxes, labels and marks: typed by a host and printed by a program. */
const papers: [kind: string, what: string, paper: string][] = [
  [
    'cim',
    'consignment note named as on the road, with wagons and the law of the railway',
    `
FRACHTBRIEF                                  Nr. 4471
Absender                                     Empfänger
Holzwerk Altmark GmbH                        Papierfabrik Ybbs AG
Sägestraße 9                                 Donaulände 4
39576 Stendal                                3370 Ybbs
Deutschland                                  Österreich
Wagen Nr.            Bezeichnung des Gutes          Masse kg
31 80 3935 114-6     Fichtenrundholz                52 300
31 80 3935 221-9     Fichtenrundholz                51 950
Die Beförderung unterliegt den Einheitlichen Rechtsvorschriften CIM.`,
  ],
  [
    'cim',
    'names in three languages beside its law',
    `
CIM  Lettre de voiture / Vrachtbrief / Frachtbrief
1 Expéditeur                      4 Destinataire
Tôlerie Bleue SA                  Profilati Nera S.p.A.
Rue du Pont 5                     Via Recentino 51
6030 Marchienne                   05035 Narni
21 Désignation de la marchandise  25 Masse kg
Bobines d'acier                   58 640`,
  ],
  [
    'cmr',
    'a road note with a number of twelve digits',
    `
FRACHTBRIEF
Absender                                     Empfänger
Holzwerk Altmark GmbH                        Papierfabrik Ybbs AG
Sägestraße 9                                 Donaulände 4
39576 Stendal                                3370 Ybbs
Sendung 318039351146        Frachtführer: Haug Spedition KG, 89073 Ulm
Übernahme: Stendal 18.11.2026
Kennzeichen   Anzahl   Verpackung   Bezeichnung   Bruttogewicht kg
PY            12       Paletten     Schnittholz   8200`,
  ],
  [
    'cmr',
    'sentence title',
    `
Internationale Beförderung im Straßengüterverkehr
Nr. 4471-26
1 Absender                        16 Frachtführer
Teufel Pumpen GmbH                Haug Spedition KG
73430 Aalen                       89073 Ulm
2 Empfänger                       3 Auslieferungsort
Pompes Rhône SARL                 Lyon, Frankreich
69007 Lyon                        4 Ort und Tag der Übernahme
                                  Aalen, 18.11.2026
6 Kennzeichen   7 Anzahl   8 Verpackung   9 Bezeichnung   11 Bruttogewicht in kg
TP 1-3          3          Kisten         Pumpen          917`,
  ],
  [
    'cmr',
    'title mangled scan',
    `
1 Expeditor (nume, adresă, țara)            CMX
Mobex SRL, Str. Fabricii 4, Târgu Mureș, RO
2 Destinatar (nume, adresă, țara)           16 Transportator (nume, adresă, țara)
Arredi Sole Snc, Corso Italia 18, Novara    Trans Ardeal SRL, Cluj
3 Locul prevăzut pentru eliberarea mărfii   17 Transportatori succesivi
Novara, Italia
4 Locul și data încărcării mărfii           18 Rezervele și observațiile transportatorului
Târgu Mureș, 18.11.2026
6 Mărci și numere  7 Număr de colete  8 Modul de ambalare  9 Natura mărfii  11 Greutate brută kg
MX                 134                cutii                mobilă           4120`,
  ],
  [
    'cmr',
    'e-cmr print',
    `
# eCMR – Ladung 44718
Status: übergeben 18.11.2026 07:40
Versender      Teufel Pumpen GmbH, 73430 Aalen, DE
Empfänger      Pompes Rhône SARL, 69007 Lyon, FR
Transporteur   Haug Spedition KG, 89073 Ulm, DE
Abholort       Aalen
Zustellort     Lyon
Fahrzeug       UL-HK 118 / UL-A 4471
Güter          3 Kisten Pumpen, 917 kg`,
  ],
  [
    'cmr',
    'waybill en',
    `
ROAD WAYBILL 44718
From: Thornhill Castings Ltd, Pleck Road, Walsall WS2 9EY
To: Pompes Rhône SARL, 69007 Lyon, France
Haulier: Midland Freight Ltd    Vehicle: KX26 ABC    Trailer: MF118
Collection point: Walsall 18/11/2026      Delivery point: Lyon
4 pallets castings, gross 2,180 kg`,
  ],
  [
    'cmr',
    'lt waztarastis',
    `
KROVINIO TRANSPORTO VAŽTARAŠTIS LTK Nr. 44718
Siuntėjas: UAB "Baldai", Pramonės g. 4, Kaunas
Gavėjas: SIA "Mēbeles", Brīvības 118, Rīga
Vežėjas: UAB "Transra"      Automobilis: KLM 118, priekaba AB 447
Pakrovimo vieta: Kaunas   Iškrovimo vieta: Rīga
Krovinys: baldai    Vietų skaičius: 44    Bruto masė: 4 120 kg`,
  ],
  [
    'cmr',
    'da without letters',
    `
FRAGTBREV 44718       DATO 18.11.26
AFSENDER:  NORDJYSK MASKIN A/S, INDUSTRIVEJ 4, 9800 HJORRING
MODTAGER:  KESSLER GMBH, LINDENWEG 8, 59939 OLSBERG
VOGNMAND:  JENSEN TRANSPORT APS
KOLLI  EMB    INDHOLD         BRUTTO KG
4      PLL    GEARKASSER      2180
1      KS     RESERVEDELE     44`,
  ],
  [
    'cmr',
    'cs title inside logo run',
    `
HORA LOGISTIK CZ   Mezinárodní nákladní list   č. 44718
Odesílatel: Sklárny Vrbno s.r.o., 793 26 Vrbno
Příjemce: Glas Huber GmbH, 80331 München
Dopravce: Hora Logistik a.s., Brno
Místo nakládky: Vrbno 18.11.2026    Místo vykládky: München
Zboží: sklo    Počet: 12 beden    Hmotnost: 8 400 kg`,
  ],
  [
    'cim',
    'wagon list de no title',
    `
WAGENLISTE ZUM FRACHTBRIEF 80-81-4471                  18.11.2026
ABSENDER    FUNDER SPANPLATTEN GMBH  ST. VEIT
EMPFAENGER  LEGNAMI ADRIA SPA  CERVIGNANO
VERSANDBF   ST. VEIT/GLAN     BESTBF  CERVIGNANO SMISTAMENTO
WAGENNR           GATTUNG   NETTO KG   TARA     BRUTTO KG
31 81 2740 118-4  HABBINS   24 400     26 300   50 700
31 81 2740 119-2  HABBINS   24 600     26 300   50 900
NHM 4410`,
  ],
  [
    'cim',
    'hu vasuti',
    `
Vasúti árufuvarozás - nemzetközi
Feladó: Bükki Faipari Kft., Eger
Címzett: Legnami Adria S.p.A., Cervignano
Feladási állomás: Eger rendező     Rendeltetési állomás: Cervignano
Kocsiszám: 31 55 2740 118-4
Áru megnevezése: fűrészáru   NHM 4407   Bruttó tömeg: 48 200 kg`,
  ],
  [
    'cim',
    'sk',
    `
# Medzinárodný železničný nákladný list
Odosielateľ: Celulózka Ružomberok a.s.
Prijímateľ: Cartiera Adria S.p.A.
Odosielacia stanica: Ružomberok    Stanica určenia: Cervignano
Vozeň číslo: 31 56 2740 118-4
Názov tovaru: celulóza    Hmotnosť: 52 400 kg`,
  ],
  [
    'cim',
    'fr sncf',
    `
LETTRE DE VOITURE FERROVIAIRE
Expéditeur : Sucrerie du Nord SA, 62000 Arras
Destinataire : Zuckerhandel Köln GmbH, 50667 Köln
Gare expéditrice : Arras    Gare destinataire : Köln Eifeltor
Wagon n° 33 87 9327 118-4
Marchandise : sucre blanc, 26 400 kg`,
  ],
  [
    'awb',
    'hawb fr',
    `
# HAWB GRS-118447
Expéditeur
Parfums de Grasse SAS, 06130 Grasse
Destinataire
Beauty House Inc., New York NY 10001
Aéroport de départ : Nice NCE      Aéroport de destination : JFK
Nombre de colis 12   Poids brut 118,4 kg   Poids taxable 140,0
Nature de la marchandise : eaux de toilette`,
  ],
  [
    'awb',
    'lta sentence',
    `
Lettre de transport aérien (LTA) émise par Grasse Fret - 118-44107284
Expéditeur : Parfums de Grasse SAS, 06130 Grasse
Destinataire : Beauty House Inc., New York
Vol AF1234/18   Aéroport de départ NCE   Arrivée JFK
12 colis  118,4 kg   parfums`,
  ],
  [
    'bill-of-lading',
    'express release',
    `
EXPRESS CARGO BILL        B/L NO. KPR-118447
Shipper: Primorska Trgovina d.o.o., Koper
Consignee: Cedar Imports SAL, Beirut
Notify: same as consignee
Ocean vessel: ADRIA STAR  V.118E     Port of loading: Koper    Port of discharge: Beirut
Container MSCU 123456 6 / seal 447118   20 pallets paper   18 400 kg`,
  ],
  [
    'bill-of-lading',
    'abbr title',
    `
# B/L No. MOM 44718
Shipper
Rift Valley Tea Growers Ltd, Mombasa
Consignee
To the order of Tea Brokers Hamburg GmbH
Vessel  MV INDIAN PEARL    Voy 118N
Port of loading MOMBASA   Port of discharge HAMBURG
400 bags black tea   24 400 kg   1x40' STC`,
  ],
  [
    'bill-of-lading',
    'pt conhecimento',
    `
# Conhecimento de embarque marítimo
Carregador: Cortiças do Sor, Lda, Ponte de Sor
Consignatário: Cork Supplies Inc., Oakland CA
Navio: ATLANTIC SPIRIT    Viagem: 118W
Porto de carga: Leixões   Porto de descarga: Oakland
118 fardos de cortiça   14 160 kg`,
  ],
  [
    'bill-of-lading',
    'swb host',
    `
SWB  BSLK6104417       NON-NEGOTIABLE
SHIPPER    KOTKA PAPER OY
CONSIGNEE  PAPER TRADERS LTD, HULL
VESSEL  BALTIC TEAL  118W     POL KOTKA    POD HULL
CONT BSLU4471183  SEAL FI118   24 REELS  NEWSPRINT  21 400 KG`,
  ],
  [
    'cmr',
    'it lettera host',
    `
LETT.VETT. INTERN. N. 44718      18/11/26
MITTENTE: RUBINETTERIE CUSIO SPA, GOZZANO
DESTINATARIO: KESSLER GMBH, OLSBERG
VETTORE: TRASPORTI LARIO SNC, LECCO     TARGA: GH118LT / XA204PS
LUOGO DI CARICO: GOZZANO        LUOGO DI CONSEGNA: OLSBERG
COLLI 14   MERCE: RUBINETTI   PESO LORDO KG 288`,
  ],
  [
    'cmr',
    'pl list skrot',
    `
MIEDZYNARODOWY SAMOCHODOWY LIST PRZEWOZOWY 44718
NADAWCA: MEBLE KROSNO SP. Z O.O.        PRZEWOZNIK: TRANS-BUS S.C.
ODBIORCA: NORDMOBEL AB, HELSINGBORG
MIEJSCE ZALADUNKU: KROSNO   MIEJSCE PRZEZNACZENIA: HELSINGBORG
ILOSC SZTUK: 134   MASA BRUTTO: 4120 KG`,
  ],
  [
    'cmr',
    'es carta porte nacional',
    `
DOCUMENTO DE CONTROL - TRANSPORTE PÚBLICO DE MERCANCÍAS (ORDEN FOM/2861/2012)
Cargador contractual: Conservas del Cantábrico, S.L., Santoña
Transportista efectivo: Transportes Ebro, S.L.
Origen: Santoña    Destino: Zaragoza    Fecha: 18/11/2026
Mercancía: conservas   Peso: 4.180 kg   Matrícula: 4471 KBC`,
  ],
  [
    'cim',
    'en list',
    `
RAIL CONSIGNMENT NOTE 80 81 4471
Consignor: Funder Board Ltd     Consignee: Legnami Adria S.p.A.
Forwarding station: St. Veit     Destination station: Cervignano
Wagon 31 81 2740 118-4   Goods: particle board   Mass 24 400 kg`,
  ],
  [
    'awb',
    'it lta',
    `
LETTERA DI TRASPORTO AEREO 125-44107285
Mittente: Rubinetterie Cusio S.p.A.
Destinatario: Kessler Valves Inc., Chicago
Aeroporto di partenza: MXP   Aeroporto di arrivo: ORD
Colli 3   Peso lordo 88 kg`,
  ],
  [
    'bill-of-lading',
    'fr connaissement sans titre',
    `
Chargeur : Sucrerie du Nord SA, Arras
Destinataire : à ordre
Navire : CAP GRIS NEZ   Voyage 118S
Port de chargement : Dunkerque   Port de déchargement : Abidjan
Conteneur MSCU 123456 6   400 sacs de sucre   20 000 kg
Reçu à bord en bon état apparent. Fret payé.`,
  ],
]

it.each(papers)('%s: %s', (kind, _, paper) => {
  expect(kindsOf(paper)).toEqual(new Set([kind]))
})
