/** Papers that are one table: dangerous goods lists and packing lists. Names are made up. */
export interface ListText {
  title: string
  lines: string[]
  columns: string[]
  /** Shares of the page's width. */
  widths: number[]
  rows: string[][]
  foot: string[]
}

const DANGEROUS = [0.08, 0.46, 0.1, 0.08, 0.12, 0.16]
const PACKING = [0.12, 0.36, 0.1, 0.12, 0.14, 0.16]

export const lists: Record<string, ListText & { language: string }> = {
  'dangerous-goods-english': {
    language: 'en',
    title: 'DANGEROUS GOODS LIST',
    lines: [
      'Consignor: Pennine Coatings Ltd, Bradford BD4 7QX',
      'Vehicle: MX71 KVD   Trailer: C419962   Date: 19/11/2026',
    ],
    columns: ['UN', 'Proper shipping name', 'Class', 'PG', 'Packages', 'Net quantity'],
    widths: DANGEROUS,
    rows: [
      ['1263', 'PAINT, including enamel and lacquer', '3', 'II', '24 drums', '4,800 L'],
      ['1866', 'RESIN SOLUTION, flammable', '3', 'III', '8 IBC', '7,920 L'],
      ['1950', 'AEROSOLS, flammable', '2.1', '-', '110 boxes', '1,320 kg'],
      ['1993', 'FLAMMABLE LIQUID, N.O.S. (butyl acetate)', '3', 'III', '16 drums', '3,200 L'],
      ['2735', 'AMINES, LIQUID, CORROSIVE, N.O.S.', '8', 'II', '6 drums', '1,140 kg'],
      ['3082', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.', '9', 'III', '12 drums', '2,400 L'],
      ['3105', 'ORGANIC PEROXIDE TYPE D, LIQUID', '5.2', '-', '40 boxes', '400 kg'],
      ['2031', 'NITRIC ACID, other than red fuming, 65 %', '8', 'II', '9 carboys', '540 L'],
      ['1830', 'SULPHURIC ACID with more than 51 % acid', '8', 'II', '15 carboys', '900 L'],
    ],
    foot: [
      'Tunnel restriction code (D/E). Segregation according to 7.5.2.1.',
      'Emergency telephone +44 1274 960 412',
    ],
  },
  'dangerous-goods-german': {
    language: 'de',
    title: 'BEFÖRDERUNGSPAPIER FÜR GEFÄHRLICHE GÜTER',
    lines: [
      'Absender: Lösungsmittelwerk Quäker GmbH, Höchster Straße 88, 65929 Frankfurt',
      'Kennzeichen: F-LQ 7714   Datum: 19.11.2026',
    ],
    columns: ['UN', 'Benennung für die Beförderung', 'Klasse', 'VG', 'Stücke', 'Nettomenge'],
    widths: DANGEROUS,
    rows: [
      ['1090', 'ACETON', '3', 'II', '10 Fässer', '2.000 l'],
      ['1170', 'ETHANOL, LÖSUNG', '3', 'II', '32 Kanister', '960 l'],
      ['1203', 'BENZIN', '3', 'II', '4 Fässer', '800 l'],
      ['1789', 'CHLORWASSERSTOFFSÄURE', '8', 'III', '18 Kanister', '1.080 kg'],
      ['1824', 'NATRIUMHYDROXIDLÖSUNG', '8', 'II', '6 IBC', '6.300 kg'],
      ['1993', 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G.', '3', 'III', '7 Fässer', '1.400 l'],
      ['2014', 'WASSERSTOFFPEROXID, WÄSSERIGE LÖSUNG', '5.1', 'II', '20 Kanister', '1.200 kg'],
      ['3077', 'UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G.', '9', 'III', '44 Säcke', '1.100 kg'],
    ],
    foot: [
      'Tunnelbeschränkungscode (D/E). Schriftliche Weisungen wurden übergeben.',
      'Notruf rund um die Uhr: 069 990 4417',
    ],
  },
  'dangerous-goods-spanish': {
    language: 'es',
    title: 'LISTA DE MERCANCÍAS PELIGROSAS',
    lines: [
      'Expedidor: Químicas del Nervión, S.A., Bº Zubiñoa 4, 48510 Trapagarán',
      'Matrícula: 2219 MFP   Fecha: 19 de noviembre de 2026',
    ],
    columns: ['ONU', 'Designación oficial de transporte', 'Clase', 'GE', 'Bultos', 'Cantidad neta'],
    widths: DANGEROUS,
    rows: [
      ['1005', 'AMONÍACO ANHIDRO', '2.3', '-', '6 botellas', '318 kg'],
      ['1139', 'SOLUCIÓN PARA REVESTIMIENTOS', '3', 'II', '14 bidones', '2.800 l'],
      ['1719', 'LÍQUIDO ALCALINO CÁUSTICO, N.E.P.', '8', 'II', '25 bidones', '625 l'],
      ['1791', 'HIPOCLORITO EN SOLUCIÓN', '8', 'III', '9 GRG', '9.450 l'],
      ['1993', 'LÍQUIDO INFLAMABLE, N.E.P. (xileno)', '3', 'III', '12 bidones', '2.340 l'],
      ['2794', 'ACUMULADORES eléctricos húmedos de ácido', '8', '-', '3 palés', '1.875 kg'],
      ['3264', 'LÍQUIDO CORROSIVO, ÁCIDO, INORGÁNICO, N.E.P.', '8', 'III', '10 bidones', '250 l'],
    ],
    foot: [
      'Código de restricción en túneles (D/E). Señalización según 5.3.',
      'Teléfono de emergencia: +34 944 960 155',
    ],
  },
  'packing-list-english': {
    language: 'en',
    title: 'PACKING LIST No. 26-1187',
    lines: [
      'Shipper: Cotswold Lighting Ltd, Unit 5 Mill Wharf, Gloucester GL1 2ZT',
      'Consignee: Ljusverket i Mora AB, 792 32 Mora',
      'Terms: CPT Mora, Incoterms 2020',
    ],
    columns: ['Package', 'Contents', 'Pieces', 'Net kg', 'Gross kg', 'Size cm'],
    widths: PACKING,
    rows: packingRows(
      'CL',
      [
        'Ceiling lamp, brass',
        'Wall bracket',
        'Glass shade, opal',
        'Power supply 24 V',
        'Cable drum 50 m',
        'Mounting kit',
        'Spare fuses',
        'Printed manuals',
      ],
      'en',
    ),
    foot: ['Total: 24 packages. All wooden packaging is treated according to ISPM 15.'],
  },
  'packing-list-italian': {
    language: 'it',
    title: 'DISTINTA DEI COLLI N. 2026/404',
    lines: [
      'Mittente: Rubinetterie Valsèsia S.r.l., Regione Giarèa 2, 13011 Borgosesia (VC)',
      'Destinatario: Plomberie Générale Lévêque, 21000 Dijon',
      'Resa: DAP Digione',
    ],
    columns: ['Collo', 'Contenuto', 'Pezzi', 'Netto kg', 'Lordo kg', 'Misure cm'],
    widths: PACKING,
    rows: packingRows(
      'RV',
      [
        'Miscelatori per lavabo',
        'Soffioni per doccia',
        'Flessibili da 150 cm',
        'Valvole a sfera',
        'Guarnizioni assortite',
        'Sifoni cromati',
        'Rubinetti a squadra',
        'Cataloghi e dépliant',
      ],
      'it',
    ),
    foot: ['Totale: 24 colli. Imballaggi in legno trattati secondo la norma ISPM 15.'],
  },
  'packing-list-polish': {
    language: 'pl',
    title: 'LISTA PAKUNKOWA NR 2026/2093',
    lines: [
      'Nadawca: Fabryka Narzędzi Głowacz S.A., ul. Przemysłowa 3, 37-450 Stalowa Wola',
      'Odbiorca: Järnhandel Sjöström AB, 252 25 Helsingborg',
      'Warunki: FCA Stalowa Wola',
    ],
    columns: ['Paczka', 'Zawartość', 'Sztuk', 'Netto kg', 'Brutto kg', 'Wymiary cm'],
    widths: PACKING,
    rows: packingRows(
      'FN',
      [
        'Wiertła kręte do metalu',
        'Młotki ślusarskie',
        'Klucze płaskie',
        'Obcęgi i szczypce',
        'Piły ręczne',
        'Śruby ocynkowane',
        'Podkładki sprężyste',
        'Rękawice ochronne',
      ],
      'pl',
    ),
    foot: ['Razem: 24 paczki. Opakowania drewniane poddano obróbce zgodnie z ISPM 15.'],
  },
}

/** Three packages of each kind, with figures that follow from their number. */
function packingRows(mark: string, contents: string[], language: string): string[][] {
  const figure = (n: number) =>
    n.toLocaleString(language === 'en' ? 'en' : 'de', { minimumFractionDigits: 1 })
  return Array.from({ length: 24 }, (_, at) => {
    const net = 12.5 + ((at * 37) % 91) * 2.3
    const size = `${40 + ((at * 7) % 5) * 20} x ${30 + ((at * 3) % 4) * 10} x ${25 + ((at * 11) % 6) * 15}`
    const content = contents[at % contents.length] ?? ''
    return [
      `${mark} ${at + 1}`,
      content,
      `${4 + ((at * 13) % 40)}`,
      figure(round(net)),
      figure(round(net * 1.12)),
      size,
    ]
  })
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
