import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { cells, contract, expectGoods, expectIssue, expectParty, movement } from './truth.ts'

type Key =
  | 'title'
  | 'number'
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'vessel'
  | 'from'
  | 'to'
  | 'container'
  | 'seal'
  | 'count'
  | 'nature'
  | 'weight'
  | 'volume'
  | 'freight'
  | 'prepaid'
  | 'issued'
  | 'originals'

export const billOfLadingPrinted: FormWords<Key> = {
  en: {
    title: 'Bill of Lading',
    number: 'B/L No.',
    shipper: 'Shipper',
    consignee: 'Consignee (or order)',
    notify: 'Notify party',
    vessel: 'Ocean vessel / Voy. No.',
    from: 'Port of Loading',
    to: 'Port of Discharge',
    container: 'Container No.',
    seal: 'Seal No.',
    count: 'No. of packages',
    nature: 'Description of goods',
    weight: 'Gross weight kg',
    volume: 'Measurement m3',
    freight: 'Freight and charges',
    prepaid: 'Freight prepaid',
    issued: 'Place and date of issue',
    originals: 'Number of original B/L',
  },
  fr: {
    title: 'Connaissement maritime',
    number: 'Connaissement N°',
    shipper: 'Chargeur',
    consignee: 'Destinataire',
    notify: 'Adresse à notifier',
    vessel: 'Navire / Voyage',
    from: 'Port de chargement',
    to: 'Port de déchargement',
    container: 'N° de conteneur',
    seal: 'N° de scellé',
    count: 'Nombre de colis',
    nature: 'Désignation des marchandises',
    weight: 'Poids brut kg',
    volume: 'Cubage m3',
    freight: 'Fret',
    prepaid: 'Fret payé',
    issued: "Lieu et date d'émission",
    originals: "Nombre d'originaux",
  },
  es: {
    title: 'Conocimiento de embarque',
    number: 'Conocimiento N.º',
    shipper: 'Cargador',
    consignee: 'Consignatario',
    notify: 'Notificar a',
    vessel: 'Buque / Viaje',
    from: 'Puerto de carga',
    to: 'Puerto de descarga',
    container: 'Contenedor n.º',
    seal: 'Precinto n.º',
    count: 'Número de bultos',
    nature: 'Descripción de la mercancía',
    weight: 'Peso bruto kg',
    volume: 'Volumen m3',
    freight: 'Flete',
    prepaid: 'Flete pagado',
    issued: 'Lugar y fecha de emisión',
    originals: 'Número de originales',
  },
  nl: {
    title: 'Cognossement',
    number: 'Cognossement nr.',
    shipper: 'Afzender',
    consignee: 'Geadresseerde',
    notify: 'Notify-adres',
    vessel: 'Schip / Reis',
    from: 'Laadhaven',
    to: 'Loshaven',
    container: 'Containernummer',
    seal: 'Zegelnummer',
    count: 'Aantal colli',
    nature: 'Omschrijving van de goederen',
    weight: 'Brutogewicht kg',
    volume: 'Volume m3',
    freight: 'Vracht',
    prepaid: 'Vracht vooruitbetaald',
    issued: 'Plaats en datum van afgifte',
    originals: 'Aantal originelen',
  },
}

const ships = ['NORDSEE STAR', 'MV Elbe Carrier', 'ADRIATIC WIND']
const ports = [
  ['Hamburg', 'DEHAM'],
  ['Valencia', 'ESVLC'],
  ['Rotterdam', 'NLRTM'],
  ['Le Havre', 'FRLEH'],
] as const
const containers = ['CSQU3054383', 'MSKU9070323', 'TCLU4265673']

export function fillBillOfLading(paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm {
  const [goods] = paper.goods
  if (!goods) throw new Error('a paper has goods')
  const one: GeneratedDocument = { ...paper, goods: [{ ...goods, volume: goods.volume ?? 24.5 }] }
  const from = ports[n % 4] as (typeof ports)[number]
  const to = ports[(n + 1) % 4] as (typeof ports)[number]
  const ship = ships[n % 3] as string
  const voyage = `0${430 + n}W`
  const number = `NSLU${2_604_000 + n * 13}`
  const container = containers[n % 3] as string
  const seal = `ML-${4_711_200 + n}`
  const notify = { ...paper.carrier, name: ['Agence Portuaire Belmar'] }
  const port = ([name, code]: readonly [string, string]) => (n % 2 === 0 ? `${name} (${code})` : name)
  const truth = new Map<string, unknown>([
    [`${contract}/id`, number],
    [`${contract}/typeCode`, '704'],
    [`${movement}/modeCode`, '1'],
    [`${movement}/id`, voyage],
    [`${movement}/usedTransportMeans/name`, ship],
    [`${movement}/loadingEvent/occurrenceLocation/name[1]`, from[0]],
    [`${movement}/unloadingEvent/occurrenceLocation/name[1]`, to[0]],
    ['usedTransportEquipment[1]/carriedTransportEquipment[1]/id', container],
    ['usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id', seal],
    ['paymentArrangementCode', 'PP'],
  ])
  if (n % 2 === 0) {
    truth.set(`${movement}/loadingEvent/occurrenceLocation/id`, from[1])
    truth.set(`${movement}/unloadingEvent/occurrenceLocation/id`, to[1])
  }
  expectParty(truth, 'consignor', paper.consignor)
  expectParty(truth, 'consignee', paper.consignee)
  expectGoods(truth, one, ['weight', 'volume'])
  expectIssue(truth, paper)
  return {
    truth,
    form: {
      title: w.title,
      rows: [
        [box(w.shipper, partyLines(paper.consignor)), box(w.number, number)],
        [box(w.consignee, partyLines(paper.consignee)), box(w.notify, partyLines(notify))],
        [box(w.vessel, `${ship} / ${voyage}`), box(w.from, port(from)), box(w.to, port(to))],
        [box(w.container, container), box(w.seal, seal)],
      ],
      columns: [
        { label: w.count, cells: cells.count(one), width: 2.2 },
        { label: w.nature, cells: cells.nature(one), width: 5 },
        { label: w.weight, cells: cells.weight(one), width: 2.4 },
        { label: w.volume, cells: cells.volume(one), width: 2 },
      ],
      foot: [
        [box(w.freight, w.prepaid), box(w.originals, '3')],
        [box(w.issued, `${paper.issued.city}, ${paper.issued.datePrinted}`)],
      ],
    },
  }
}
