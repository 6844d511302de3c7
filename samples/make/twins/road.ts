import type { GeneratedDocument, Party } from '../../../bench/extraction/paper.ts'

const sender: Party = {
  name: ['Brandner Pumpen GmbH'],
  street: 'Gießereiweg 17',
  postcode: '86153',
  city: 'Augsburg',
  country: 'DE',
  countryPrinted: 'Germany',
}
const receiver: Party = {
  name: ['Hidraulica Ferrol y Vega S.L.'],
  street: 'Calle de los Toneleros 9',
  postcode: '46024',
  city: 'Valencia',
  country: 'ES',
  countryPrinted: 'Spain',
}
const haulier: Party = {
  name: ['Oberlechner Fernverkehr GmbH'],
  street: 'Gewerbepark 3',
  postcode: '5301',
  city: 'Eugendorf',
  country: 'AT',
  countryPrinted: 'Austria',
}

/** The one consignment by road that a paper, an e-CMR in XML and in JSON, a trip and two tables tell of. Invented. */
export const road: GeneratedDocument = {
  language: 'en',
  number: 'BP-2026-11873',
  consignor: sender,
  consignee: receiver,
  carrier: haulier,
  takingOver: {
    lines: ['Gießereiweg 17, 86153 Augsburg, Germany'],
    city: 'Augsburg',
    country: 'DE',
    date: '2026-11-16',
    datePrinted: '16/11/2026',
  },
  delivery: { lines: ['Calle de los Toneleros 9, 46024 Valencia, Spain'], city: 'Valencia', country: 'ES' },
  documents: '',
  goods: [
    {
      marks: 'BP 1-12',
      count: 12,
      packing: 'pallets',
      packingCode: 'PX',
      nature: 'Centrifugal pumps',
      statistical: '',
      weight: 6240,
      volume: 18,
    },
    {
      marks: 'BP 13-20',
      count: 8,
      packing: 'cases',
      packingCode: 'CS',
      nature: 'Pump spare parts',
      statistical: '',
      weight: 1180,
      volume: 6.4,
    },
  ],
  weightPrinted: (n) => `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')}.0 kg`,
  volumePrinted: (n) => n.toFixed(1),
  totals: true,
  instructions: 'Keep dry, unload from the side',
  paid: true,
  issued: { city: 'Augsburg', date: '2026-11-13', datePrinted: '13/11/2026' },
  tractor: 'S-482 KL',
  trailer: 'S-905 PL',
}

export const totalOf = (part: (goods: GeneratedDocument['goods'][number]) => number): number =>
  Math.round(road.goods.reduce((sum, goods) => sum + part(goods), 0) * 1000) / 1000
