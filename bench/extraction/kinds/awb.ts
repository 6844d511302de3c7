import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { cells, contract, expectGoods, expectIssue, expectParty, movement } from './truth.ts'

type Key =
  | 'title'
  | 'number'
  | 'shipper'
  | 'consignee'
  | 'agent'
  | 'from'
  | 'to'
  | 'flight'
  | 'pieces'
  | 'weight'
  | 'unit'
  | 'chargeable'
  | 'nature'
  | 'handling'
  | 'executed'
  | 'status'
  | 'ra'

export const awbPrinted: FormWords<Key> = {
  en: {
    title: 'Air Waybill',
    number: 'Air Waybill No.',
    shipper: "Shipper's Name and Address",
    consignee: "Consignee's Name and Address",
    agent: "Issuing Carrier's Agent Name and City",
    from: 'Airport of Departure (Addr. of First Carrier) and Requested Routing',
    to: 'Airport of Destination',
    flight: 'Requested Flight/Date',
    pieces: 'No. of Pieces RCP',
    weight: 'Gross Weight',
    unit: 'kg lb',
    chargeable: 'Chargeable Weight',
    nature: 'Nature and Quantity of Goods (incl. Dimensions or Volume)',
    handling: 'Handling Information',
    executed: 'Executed on (date) at (place)',
    status: 'Security Status',
    ra: 'Regulated Agent',
  },
  de: {
    title: 'Luftfrachtbrief',
    number: 'Luftfrachtbrief-Nr.',
    shipper: 'Name und Anschrift des Absenders',
    consignee: 'Name und Anschrift des Empfängers',
    agent: 'Agent des ausstellenden Luftfrachtführers',
    from: 'Abgangsflughafen',
    to: 'Bestimmungsflughafen',
    flight: 'Flug / Datum',
    pieces: 'Anzahl der Packstücke',
    weight: 'Bruttogewicht',
    unit: 'kg lb',
    chargeable: 'Frachtpflichtiges Gewicht',
    nature: 'Art und Menge der Güter',
    handling: 'Behandlungshinweise',
    executed: 'Ausgefertigt am / in',
    status: 'Sicherheitsstatus',
    ra: 'Reglementierter Beauftragter',
  },
  fr: {
    title: 'Lettre de transport aérien',
    number: 'LTA N°',
    shipper: "Nom et adresse de l'expéditeur",
    consignee: 'Nom et adresse du destinataire',
    agent: 'Agent du transporteur émetteur',
    from: 'Aéroport de départ',
    to: 'Aéroport de destination',
    flight: 'Vol / Date',
    pieces: 'Nombre de colis',
    weight: 'Poids brut',
    unit: 'kg lb',
    chargeable: 'Poids taxable',
    nature: 'Nature et quantité des marchandises',
    handling: 'Instructions de manutention',
    executed: 'Établie le / à',
    status: 'Statut de sûreté',
    ra: 'Agent habilité',
  },
}

const airports = [
  'Frankfurt (FRA)',
  'Lyon Saint-Exupéry (LYS)',
  'Singapore Changi (SIN)',
  'Chicago O’Hare (ORD)',
]

export function fillAwb(paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm {
  const [goods] = paper.goods
  if (!goods) throw new Error('a paper has goods')
  const one: GeneratedDocument = { ...paper, goods: [goods] }
  const serial = 1_234_500 + n * 37
  const number = `020-${serial}${serial % 7}`
  const flight = `LH${8400 + n}`
  const [from = '', to = ''] = [airports[n % 2], airports[2 + (n % 2)]]
  const handling = n % 2 === 0 ? 'Keep dry, contact consignee on arrival' : 'Fragile, do not stack'
  const agentNumber = `DE/RA/0${1200 + n}-0${(n % 8) + 1}`
  const truth = new Map<string, unknown>([
    [`${contract}/id`, number],
    [`${contract}/typeCode`, '740'],
    [`${movement}/modeCode`, '4'],
    [`${movement}/id`, flight],
    [`${movement}/departureEvent/scheduledOccurrenceDateTime`, paper.takingOver.date],
    ['carrierAcceptanceLocation/name[1]', from],
    ['consigneeReceiptLocation/name[1]', to],
    ['freightForwarder/name[1]', 'Aerolink Cargo Agency GmbH'],
    ['information[1]', handling],
    ['logisticsRiskAnalysisResult/consignmentRiskRelatedCode[1]', 'SPX'],
    ['transportEvent/certifyingParty[1]/id', agentNumber],
  ])
  expectParty(truth, 'consignor', paper.consignor)
  expectParty(truth, 'consignee', paper.consignee)
  expectGoods(truth, one, ['weight'])
  expectIssue(truth, paper)
  return {
    truth,
    form: {
      title: w.title,
      rows: [
        [box(w.shipper, partyLines(paper.consignor)), box(w.number, number)],
        [box(w.consignee, partyLines(paper.consignee)), box(w.agent, 'Aerolink Cargo Agency GmbH')],
        [box(w.from, from), box(w.to, to)],
        [box(w.flight, `${flight} / ${paper.takingOver.datePrinted}`), box(w.handling, handling)],
        [box(w.status, 'SPX'), box(w.ra, agentNumber)],
      ],
      columns: [
        { label: w.pieces, cells: cells.count(one), width: 2 },
        { label: w.weight, cells: [String(goods.weight)], width: 1.8 },
        { label: w.unit, cells: ['K'], width: 0.8 },
        { label: w.chargeable, cells: [String(goods.weight + 120)], width: 2.4 },
        { label: w.nature, cells: cells.nature(one), width: 5 },
      ],
      foot: [[box(w.executed, `${paper.issued.datePrinted}  ${paper.issued.city}`)]],
    },
  }
}
