import type { GeneratedDocument, Party } from '../../bench/extraction/paper.ts'

/** The invented consignments behind the samples. Names and addresses are made up. */
const hansa: Party = {
  name: ['Nordlicht Maschinenbau GmbH'],
  street: 'Werftallee 48',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  countryPrinted: 'Deutschland',
}
const morel: Party = {
  name: ['Ateliers Morel et Fils SARL'],
  street: '14 rue des Tanneurs',
  postcode: '69007',
  city: 'Lyon',
  country: 'FR',
  countryPrinted: 'France',
}
const haulier: Party = {
  name: ['Van Dalen Wegvervoer B.V.'],
  street: 'Waalkade 19',
  postcode: '3089 JH',
  city: 'Rotterdam',
  country: 'NL',
  countryPrinted: 'Niederlande',
}
const northgate: Party = {
  name: ['Northgate Components Ltd'],
  street: '7 Tannery Lane',
  postcode: 'LS9 8AG',
  city: 'Leeds',
  country: 'UK',
  countryPrinted: 'UK',
}

export const germanComplete: GeneratedDocument = {
  language: 'de',
  number: 'CMR-2026-0418',
  consignor: hansa,
  consignee: morel,
  carrier: haulier,
  delivery: { lines: ['14 rue des Tanneurs', '69007 Lyon, Frankreich'], city: 'Lyon', country: 'FR' },
  takingOver: {
    lines: ['Werftallee 48, 20457 Hamburg, Deutschland'],
    city: 'Hamburg',
    country: 'DE',
    date: '2026-11-12',
    datePrinted: '12.11.2026',
  },
  documents: 'Rechnung 4711-26, Packliste',
  goods: [
    {
      marks: 'NM 1-18',
      count: 18,
      packing: 'Europaletten',
      packingCode: 'PE',
      nature: 'Getriebegehäuse',
      statistical: '',
      weight: 9450,
      volume: 21.5,
    },
    {
      marks: 'NM 19-24',
      count: 6,
      packing: 'Kisten',
      packingCode: 'CS',
      nature: 'Ersatzteile',
      statistical: '',
      weight: 2950,
      volume: 6,
    },
  ],
  weightPrinted: (n) => `${String(n).replace(/\B(?=(\d{3})+$)/g, '.')},00`,
  volumePrinted: (n) => n.toFixed(1).replace('.', ','),
  totals: true,
  instructions: 'Verzollung entfällt, Ware im freien Verkehr der Union',
  paid: true,
  issued: { city: 'Hamburg', date: '2026-11-11', datePrinted: '11.11.2026' },
  tractor: 'NL 52-BKD-7',
  trailer: 'NL OK-17-ZB',
}

/** Both ends in Germany, the haulier and its vehicle from abroad: cabotage. */
export const germanCabotage: GeneratedDocument = {
  ...germanComplete,
  number: 'CMR-2026-0431',
  consignee: {
    name: ['Kellermann Feinkost AG'],
    postOfficeBox: 'Postfach 1412',
    postcode: '80331',
    city: 'München',
    country: 'DE',
    countryPrinted: '',
    sign: 'D',
  },
  delivery: { lines: ['Großmarkthalle 2, 81371 München, Deutschland'], city: 'München', country: 'DE' },
  goods: [
    {
      marks: 'KF 7',
      count: 22,
      packing: 'Paletten',
      packingCode: 'PX',
      nature: 'Backwaren, haltbar',
      statistical: '',
      weight: 11_880,
    },
  ],
  totals: false,
  paid: false,
}

export const englishFaulty: GeneratedDocument = {
  ...germanComplete,
  language: 'en',
  number: 'NG 70311',
  consignor: { ...hansa, countryPrinted: 'Germany' },
  consignee: northgate,
  carrier: { ...haulier, countryPrinted: 'Netherlands' },
  delivery: { lines: ['Leeds, UK'], city: 'Leeds', country: 'UK' },
  // The date of taking over was forgotten.
  takingOver: { lines: ['Hamburg, Germany'], city: 'Hamburg', country: 'DE', date: '', datePrinted: '' },
  documents: 'Invoice 4712-26, packing list',
  goods: [
    {
      marks: 'NG/1-14',
      count: 14,
      packing: 'pallets',
      packingCode: 'PX',
      nature: 'Gear housings, cast iron',
      statistical: '',
      weight: 7360,
      volume: 16.4,
    },
  ],
  weightPrinted: (n) => `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')}.0 kg`,
  volumePrinted: (n) => n.toFixed(1),
  totals: false,
  instructions: 'Customs clearance at destination by consignee',
  issued: { city: 'Hamburg', date: '2026-11-11', datePrinted: '11/11/2026' },
}

export const frenchDangerous: GeneratedDocument = {
  ...germanComplete,
  language: 'fr',
  number: 'LV 26118044',
  consignor: { ...morel, name: ['Peintures Morel et Fils SARL'] },
  consignee: {
    name: ['Spedition Oberlechner', 'Internationale Transporte GmbH'],
    street: 'Gewerbepark 3',
    postcode: '5301',
    city: 'Eugendorf',
    country: 'AT',
    countryPrinted: 'Autriche',
  },
  carrier: {
    name: ['Transports Delacroix SA'],
    street: 'Zone industrielle des Saules',
    postcode: '59160',
    city: 'Lomme',
    country: 'FR',
    countryPrinted: '',
    sign: 'F',
  },
  delivery: { lines: ['Eugendorf, Autriche'], city: 'Eugendorf', country: 'AT' },
  takingOver: {
    lines: ['Lyon, France'],
    city: 'Lyon',
    country: 'FR',
    date: '2026-11-16',
    datePrinted: '16 novembre 2026',
  },
  documents: 'Facture 2026-118',
  goods: [
    {
      marks: 'PM 40',
      count: 40,
      packing: 'fûts',
      packingCode: 'DR',
      nature: 'Peinture',
      statistical: '',
      weight: 8200,
      volume: 9.6,
    },
  ],
  weightPrinted: (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ' '),
  volumePrinted: (n) => n.toFixed(1).replace('.', ','),
  totals: false,
  instructions: 'Consignes écrites remises au conducteur',
  issued: { city: 'Lyon', date: '2026-11-16', datePrinted: '16/11/2026' },
  tractor: 'FX-712-RT',
  trailer: 'OT-318-BD',
  dangerous: { line: 'UN 1263 PEINTURES, 3, II, (D/E)', un: '1263', hazardClass: '3', group: 'II' },
}

/** Nobody is named to receive the goods. */
export const withoutConsignee: GeneratedDocument = {
  ...englishFaulty,
  number: 'NG 70327',
  consignee: { name: [], postcode: '', city: '', country: '', countryPrinted: '' },
  delivery: { lines: ['Lyon, France'], city: 'Lyon', country: 'FR' },
  takingOver: { ...englishFaulty.takingOver, date: '2026-11-13', datePrinted: '13 November 2026' },
}
