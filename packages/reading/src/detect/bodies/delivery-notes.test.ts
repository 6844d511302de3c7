import { expect, it } from 'vitest'
import { kindsOf } from '../../testing/typed-paper.ts'

/** Delivery notes, by what they ask for and say: typed by a host and printed by a program. */
const papers: [kind: string, what: string, paper: string][] = [
  [
    'delivery-note',
    'sap listing without title de',
    `
GEBR. TEUFEL SCHRAUBENFABRIK              DRUCK 18.11.26 07:12
POSTFACH 1144  72461 ALBSTADT             BLATT   1
LIEF.NR  80114477   LIEF.DATUM 18.11.26   IHR AUFTRAG 4500-771
WARENEMPFAENGER  100442
MASCHINENBAU RIEDL KG
INDUSTRIESTR. 7
93055 REGENSBURG
POS  MATERIAL     BEZEICHNUNG              MENGE   ME
010  118-440      SECHSKANTSCHRAUBE M12    4.000   ST
020  118-460      SCHEIBE 13 VZ            8.000   ST
GESAMTGEWICHT  412,8 KG      2 PALETTEN`,
  ],
  [
    'delivery-note',
    'title in sentence en',
    `
Thornhill Castings Ltd          Pleck Road, Walsall WS2 9EY

This is our advice of goods despatched today to

Kirkstall Pumps plc
Bridge Road, Leeds LS5 3BL

against your order KP/44718, advice number 117044

Qty   Part no        Description                 Weight kg
24    KP-4471        Pump casing cast iron       1,440.0
12    KP-4472        End cover                     264.0

Received in good order: ........................`,
  ],
  [
    'delivery-note',
    'title behind number fr',
    `
N° 26-04471  BON DE LIVRAISON  18/11/2026
Quincaillerie Aubert SAS
ZI Nord, 42600 Montbrison

Livré à : Menuiserie Pons, 12 rue du Four, 63000 Clermont-Ferrand

Réf.      Désignation               Qté    Unité
CH-118    Charnière inox 80 mm      200    pce
VI-440    Vis bois 5x60             12     bte`,
  ],
  [
    'delivery-note',
    'BL abbreviated fr',
    `
# BL N° 26004471 du 18/11/2026
Quincaillerie Aubert SAS - ZI Nord - 42600 Montbrison

Client livré
Menuiserie Pons
12 rue du Four
63000 Clermont-Ferrand

Référence   Désignation               Qté commandée   Qté livrée
CH-118      Charnière inox 80 mm      200             200
VI-440      Vis bois 5x60             12              10`,
  ],
  [
    'delivery-note',
    'DDT on host it',
    `
TERMOIDRAULICA BRENTA SPA          D.D.T.     4417/A      DEL 18/11/26     PAG. 1
VIA DELL'ARTIGIANATO 8 35013 CITTADELLA PD
DESTINATARIO                       LUOGO DI DESTINAZIONE
IDROSANITARI BASSANO SRL           CANTIERE VIA MOTTON 14
VIA CAPITELVECCHIO 3               36061 BASSANO DEL GRAPPA VI
CAUSALE VENDITA        PORTO FRANCO         ASPETTO BENI SCATOLE
CODICE      DESCRIZIONE                 UM   QUANTITA'
VS-12       VALVOLA A SFERA 1/2         PZ   120
TB-18       TUBO RAME 18                MT   300
COLLI 14    PESO KG 288`,
  ],
  [
    'delivery-note',
    'bolla it',
    `
# Bolla di consegna
n. 118 del 18 novembre 2026

Mobilificio Brianza S.r.l., via Milano 4, 20821 Meda (MB)
Spett.le Arredi Sole S.n.c., corso Italia 18, 28100 Novara

4 poltrone mod. Elba
2 tavoli noce 180x90
Trasporto a mezzo: mittente`,
  ],
  [
    'delivery-note',
    'WZ pl no dia',
    `
WZ 118/MAG1/11/2026        DATA WYDANIA 2026-11-18      STR. 1/1
SPRZEDAWCA: HURTOWNIA STALI OPOLE SP. Z O.O., UL. HALLERA 4, 45-867 OPOLE
ODBIORCA:   KONSTRUKCJE BRZEG S.A., UL. STAROBRZESKA 67, 49-305 BRZEG
LP  INDEKS    NAZWA TOWARU                 ILOSC   JM
1   BL-0012   BLACHA G/W 6X1500X3000       14      SZT
2   KS-4477   KSZTALTOWNIK C120            220     MB
RAZEM WAGA: 4188 KG`,
  ],
  [
    'delivery-note',
    'dodaci list abbreviated cs',
    `
DL č. 2600447          Datum vystavení: 18.11.2026
Dodavatel: Sklárny Vrbno s.r.o., Nádražní 3, 793 26 Vrbno
Odběratel: Stavebniny Hora a.s., Lidická 8, 602 00 Brno
Pol.  Označení dodávky           Množství   MJ
1     Sklo plavené 4 mm          240        m2
2     Sklo plavené 6 mm          120        m2`,
  ],
  [
    'delivery-note',
    'hu szallito',
    `
Szállítólevél
Sorszám: K-26/00447
Kiállítás kelte: 2026.11.18.
Szállító: Bükki Faipari Kft., 3300 Eger, Kertész u. 4.
Vevő: Alföldi Bútor Zrt., 5600 Békéscsaba, Orosházi út 12.
Megnevezés              Mennyiség   M.e.
Bükk lamella 28 mm      4,2         m3
Gőzölt bükk pallo       2,8         m3`,
  ],
  [
    'delivery-note',
    'dispatch doc two-language el/en',
    `
# ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ - ΤΙΜΟΛΟΓΙΟ No 118
ΚΡΗΤΙΚΑ ΕΛΑΙΑ Α.Ε., Λεωφ. Κνωσού 44, 71306 Ηράκλειο
Πελάτης: Delikatessen Huber GmbH, Marktstr. 4, 80331 München
Περιγραφή              Ποσότητα   Μονάδα
Ελαιόλαδο 5 L          120        τεμ.
Ελιές Καλαμών          40         τεμ.`,
  ],
  [
    'delivery-note',
    'sv without diacritics host',
    `
FOLJESEDEL 441877          UTSKRIVEN 2026-11-18 06:41
BRUKET I HOFORS AB         KUND 10044
LEVERANSADRESS  MEKANISKA VERKSTADEN AB
                HAMNGATAN 4
                65224 KARLSTAD
ART       BENAMNING           ANTAL   ENH
RS-120    RUNDSTANG 120       14      ST
RS-140    RUNDSTANG 140       6       ST
VIKT 2 180 KG`,
  ],
  [
    'delivery-note',
    'nl in lopende zin',
    `
# Houthandel Vecht B.V.
Kanaaldijk 14, 3632 AD Loenen

Afleveradres: Bouwbedrijf De Wit B.V., Dorpsstraat 2, 1391 AA Abcoude
Ordernummer 44718   Leverdatum 18-11-2026   Pakbonnummer PB26-0447

Aantal  Eenheid  Omschrijving
120     st       Vuren balk 71x171, 4,2 m
40      st       Multiplex 18 mm

Voor ontvangst getekend:`,
  ],
  [
    'delivery-note',
    'es nota de entrega',
    `
Conservas del Cantábrico, S.L. - Muelle 4, 39740 Santoña
NOTA DE ENTREGA
Número: NE-26/0447      Fecha: 18/11/2026
Cliente: Distribuciones Ebro, S.A. Polígono Malpica, 50016 Zaragoza
Artículo      Descripción                Cajas   Unidades
AN-50         Anchoa en aceite 50 g      40      1.920
BO-115        Bonito 115 g               24      576`,
  ],
  [
    'delivery-note',
    'ro aviz listing',
    `
S.C. MOBEX S.R.L.    AVIZ EXP. 00447    DATA 18.11.2026    PAG 1
CLIENT: DECO HOME S.R.L., STR. LUNGA 4, BRASOV
NR  DENUMIRE PRODUS         UM    CANT
1   SCAUN FAG               BUC   120
2   MASA STEJAR             BUC   14
DELEGAT: POP ION   AUTO MS 11 ABC`,
  ],
  [
    'delivery-note',
    'et saateleht',
    `
Saateleht 44718
Müüja: Eesti Puit OÜ, Tehase 4, Pärnu
Saaja: Latvijas Koks SIA, Brīvības 118, Rīga
Kauba nimetus       Kogus    Ühik
Laudis 18x120       4,2      m3
Prussid 50x100      2,8      m3`,
  ],
  [
    'delivery-note',
    'de begleitpapier im satz',
    `
Weingut Huber, Kirchgasse 4, 79235 Vogtsburg

Weinhandel Schmitt GmbH
Marktstr. 4
80331 München

Wir liefern Ihnen heute mit Spedition Haug:

Menge   Gebinde         Bezeichnung
60      Kt. à 6 Fl.     Spätburgunder 2024
24      Kt. à 6 Fl.     Grauburgunder 2025

Ware vollständig erhalten: ____________`,
  ],
  [
    'delivery-note',
    'pt guia',
    `
GUIA N.º 118/26      18/11/2026 08:40
Cortiças do Sor, Lda      NIF 500118447
Local de carga: Ponte de Sor     Local de descarga: Rua do Norte 4, Porto
Destinatário: Vinhos do Douro, S.A.
Qtd     Un    Designação
4.000   un    Rolha natural 45x24
2.000   un    Rolha técnica`,
  ],
  [
    'delivery-note',
    'fi lähetyslista',
    `
# Lähetyslista 44718
Konepaja Oy, Teollisuustie 4, 33100 Tampere
Asiakas: Paperitehdas Oyj, Tehtaankatu 1, Kuusankoski
Tuote     Nimitys         Määrä    Yks
4471      Vaihteisto      4        kpl`,
  ],
  [
    'delivery-note',
    'en goods dispatched with logo',
    `
KIRKSTALL        Delivery Docket         Docket 117044
Sold to: Leeds Water Services Ltd        Deliver to: Headingley Works, Leeds
Item      Qty     Description
1         4       Centrifugal pump 5.5 kW
2         4       Baseplate`,
  ],
]

it.each(papers)('%s: %s', (kind, _, paper) => {
  expect(kindsOf(paper)).toEqual(new Set([kind]))
})
