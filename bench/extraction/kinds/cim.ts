import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { contract, expectIssue, expectParty, movement } from './truth.ts'

type Key =
  | 'title'
  | 'number'
  | 'consignor'
  | 'consignee'
  | 'from'
  | 'to'
  | 'date'
  | 'carrier'
  | 'wagon'
  | 'train'
  | 'nhm'
  | 'nature'
  | 'mass'
  | 'declarations'
  | 'issued'

export const cimPrinted: FormWords<Key> = {
  en: {
    title: 'CIM Consignment Note',
    number: 'Consignment No.',
    consignor: 'Consignor (name, address)',
    consignee: 'Consignee (name, address)',
    from: 'Place of acceptance',
    to: 'Place of delivery',
    date: 'Acceptance date',
    carrier: 'Contractual carrier',
    wagon: 'Wagon No.',
    train: 'Train No.',
    nhm: 'NHM code',
    nature: 'Description of the goods',
    mass: 'Mass (kg)',
    declarations: "Consignor's declarations",
    issued: 'Place and date completed',
  },
  de: {
    title: 'Frachtbrief CIM',
    number: 'Sendungs-Nr.',
    consignor: 'Absender (Name, Anschrift)',
    consignee: 'Empfänger (Name, Anschrift)',
    from: 'Versandbahnhof',
    to: 'Bestimmungsbahnhof',
    date: 'Übernahmedatum',
    carrier: 'Vertraglicher Beförderer',
    wagon: 'Wagen-Nr.',
    train: 'Zug-Nr.',
    nhm: 'NHM-Code',
    nature: 'Bezeichnung des Gutes',
    mass: 'Masse (kg)',
    declarations: 'Erklärungen des Absenders',
    issued: 'Ort und Datum der Ausstellung',
  },
  fr: {
    title: 'Lettre de voiture CIM',
    number: "N° d'expédition",
    consignor: 'Expéditeur (nom, adresse)',
    consignee: 'Destinataire (nom, adresse)',
    from: 'Gare expéditrice',
    to: 'Gare destinataire',
    date: 'Date de prise en charge',
    carrier: 'Transporteur contractuel',
    wagon: 'Wagon N°',
    train: 'Train N°',
    nhm: 'Code NHM',
    nature: 'Désignation de la marchandise',
    mass: 'Masse (kg)',
    declarations: "Déclarations de l'expéditeur",
    issued: "Lieu et date d'établissement",
  },
  it: {
    title: 'Lettera di vettura CIM',
    number: 'Spedizione N.',
    consignor: 'Mittente (nome, indirizzo)',
    consignee: 'Destinatario (nome, indirizzo)',
    from: 'Stazione mittente',
    to: 'Stazione destinataria',
    date: 'Data di presa in carico',
    carrier: 'Vettore contrattuale',
    wagon: 'Carro N.',
    train: 'Treno N.',
    nhm: 'Codice NHM',
    nature: 'Denominazione della merce',
    mass: 'Massa (kg)',
    declarations: 'Dichiarazioni del mittente',
    issued: 'Luogo e data di compilazione',
  },
  pl: {
    title: 'List przewozowy CIM',
    number: 'Nr przesyłki',
    consignor: 'Nadawca (nazwa, adres)',
    consignee: 'Odbiorca (nazwa, adres)',
    from: 'Stacja nadania',
    to: 'Stacja przeznaczenia',
    date: 'Data przyjęcia',
    carrier: 'Przewoźnik umowny',
    wagon: 'Nr wagonu',
    train: 'Nr pociągu',
    nhm: 'Kod NHM',
    nature: 'Nazwa towaru',
    mass: 'Masa (kg)',
    declarations: 'Oświadczenia nadawcy',
    issued: 'Miejsce i data wystawienia',
  },
}

const stations = [
  ['Mannheim Rbf', '80 14005-4', 'DE14005'],
  ['Lyon Guillotière', '87 72180-7', 'FR72180'],
  ['Milano Smistamento', '83 01708-1', 'IT01708'],
  ['Poznań Franowo', '51 30187-3', 'PL30187'],
] as const
/** Of the country of the station that they leave. */
const wagons = ['31 80 2471 217', '33 87 4771 042', '21 83 1560 305', '31 51 5375 488']

/** Weights 2 and 1 from the left over eleven digits, digits of the products added. */
function withCheckDigit(wagon: string): string {
  const sum = [...wagon.replace(/ /g, '')].reduce((total, sign, at) => {
    const product = Number(sign) * (at % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${wagon}-${(10 - (sum % 10)) % 10}`
}

export function fillCim(paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm {
  const [goods] = paper.goods
  if (!goods) throw new Error('a paper has goods')
  const from = stations[n % 4] as (typeof stations)[number]
  const to = stations[(n + 1) % 4] as (typeof stations)[number]
  const wagon = withCheckDigit(wagons[n % 4] as string)
  const number = `80 80 ${14005 + n} 0012${n % 10}`
  const declarations = n % 2 === 0 ? 'RIV, customs at destination' : 'No transhipment on the way'
  const nhm = goods.statistical.slice(0, 6)
  const truth = new Map<string, unknown>([
    [`${contract}/id`, number],
    [`${contract}/typeCode`, '700'],
    [`${movement}/modeCode`, '2'],
    [`${movement}/id`, String(41_300 + n)],
    ['carrierAcceptanceLocation/name[1]', from[0]],
    ['carrierAcceptanceLocation/id', from[2]],
    ['consigneeReceiptLocation/name[1]', to[0]],
    ['consigneeReceiptLocation/id', to[2]],
    ['carrierAcceptanceDateTime', paper.takingOver.date],
    ['usedTransportEquipment[1]/id', wagon.replace(/\D/g, '')],
    ['usedTransportEquipment[1]/categoryCode', 'RR'],
    ['usedTransportEquipment[1]/registrationCountry/code', ['DE', 'FR', 'IT', 'PL'][n % 4]],
    ['natureIdentificationCargo/identificationText[1]', goods.nature],
    ['natureIdentificationCargo/statisticalClassificationCode[1]', nhm],
    ['grossWeight[1]', { value: goods.weight, unit: 'KGM' }],
    ['information[1]', declarations],
  ])
  expectParty(truth, 'consignor', paper.consignor)
  expectParty(truth, 'consignee', paper.consignee)
  expectParty(truth, 'carrier', paper.carrier)
  expectIssue(truth, paper)
  return {
    truth,
    form: {
      title: w.title,
      rows: [
        [box(w.consignor, partyLines(paper.consignor), 1), box(w.number, number, 62)],
        [box(w.consignee, partyLines(paper.consignee), 4), box(w.carrier, partyLines(paper.carrier), 58)],
        [box(w.from, `${from[0]} ${from[1]}`, 16), box(w.to, `${to[0]} ${to[1]}`, 10)],
        [box(w.date, paper.takingOver.datePrinted, 16), box(w.declarations, declarations, 7)],
        [box(w.wagon, wagon, 18), box(w.train, String(41_300 + n))],
        [
          box(w.nature, goods.nature, 21),
          box(w.nhm, nhm, 24),
          box(w.mass, paper.weightPrinted(goods.weight), 25),
        ],
      ],
      columns: [],
      foot: [[box(w.issued, `${paper.issued.city}, ${paper.issued.datePrinted}`, 29)]],
    },
  }
}
