import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { contract, expectParty, movement } from './truth.ts'

type Key =
  | 'title'
  | 'number'
  | 'consignor'
  | 'consignee'
  | 'carrier'
  | 'un'
  | 'name'
  | 'class'
  | 'group'
  | 'tunnel'
  | 'count'
  | 'packing'
  | 'net'
  | 'gross'
  | 'phone'
  | 'issued'

export const dangerousGoodsPrinted: FormWords<Key> = {
  en: {
    title: 'Dangerous Goods Transport Document (ADR)',
    number: 'Document No.',
    consignor: 'Consignor',
    consignee: 'Consignee',
    carrier: 'Carrier',
    un: 'UN No.',
    name: 'Proper shipping name',
    class: 'Class',
    group: 'Packing group',
    tunnel: 'Tunnel code',
    count: 'No. of packages',
    packing: 'Type of packages',
    net: 'Net mass kg',
    gross: 'Gross mass kg',
    phone: '24 h emergency telephone',
    issued: 'Place and date',
  },
  de: {
    title: 'Beförderungspapier nach ADR',
    number: 'Papier-Nr.',
    consignor: 'Absender',
    consignee: 'Empfänger',
    carrier: 'Beförderer',
    un: 'UN-Nr.',
    name: 'Offizielle Benennung',
    class: 'Klasse',
    group: 'Verpackungsgruppe',
    tunnel: 'Tunnelcode',
    count: 'Anzahl',
    packing: 'Art der Versandstücke',
    net: 'Nettomasse kg',
    gross: 'Bruttomasse kg',
    phone: 'Notfalltelefon',
    issued: 'Ort und Datum',
  },
  fr: {
    title: 'Document de transport ADR',
    number: 'Document de transport N°',
    consignor: 'Expéditeur',
    consignee: 'Destinataire',
    carrier: 'Transporteur',
    un: 'N° ONU',
    name: 'Désignation officielle',
    class: 'Classe',
    group: "Groupe d'emballage",
    tunnel: 'Code tunnel',
    count: 'Nombre',
    packing: 'Type de colis',
    net: 'Masse nette kg',
    gross: 'Masse brute kg',
    phone: "Téléphone d'urgence",
    issued: 'Lieu et date',
  },
  nl: {
    title: 'Vervoersdocument ADR',
    number: 'Documentnummer',
    consignor: 'Afzender',
    consignee: 'Geadresseerde',
    carrier: 'Vervoerder',
    un: 'UN-nr.',
    name: 'Juiste vervoersnaam',
    class: 'Klasse',
    group: 'Verpakkingsgroep',
    tunnel: 'Tunnelcode',
    count: 'Aantal',
    packing: 'Soort colli',
    net: 'Nettomassa kg',
    gross: 'Brutomassa kg',
    phone: 'Noodtelefoonnummer',
    issued: 'Plaats en datum',
  },
}

const substances = [
  { un: '1263', name: 'PAINT', class: '3', group: 'II', tunnel: 'D/E' },
  { un: '1824', name: 'SODIUM HYDROXIDE SOLUTION', class: '8', group: 'II', tunnel: 'E' },
  { un: '1993', name: 'FLAMMABLE LIQUID, N.O.S.', class: '3', group: 'III', tunnel: 'D/E' },
]

export function fillDangerousGoods(paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm {
  const [goods] = paper.goods
  if (!goods) throw new Error('a paper has goods')
  const lines = [substances[n % 3], substances[(n + 1) % 3]].slice(0, 1 + (n % 2)) as typeof substances
  const number = `DG-${26_0400 + n}`
  const phone = `+49 40 7411${20 + n}0`
  const truth = new Map<string, unknown>([
    [`${contract}/id`, number],
    [`${movement}/modeCode`, '3'],
    [`${movement}/dangerousGoodsIndicator`, true],
    ['dangerousGoods/information[1]', `${w.phone}: ${phone}`],
    ['numberOfPackages', lines.reduce((sum, _, i) => sum + 6 + i * 4, 0)],
    ['netWeight[1]', { value: lines.reduce((sum, _, i) => sum + 500 + i * 200, 0), unit: 'KGM' }],
    ['grossWeight[1]', { value: lines.reduce((sum, _, i) => sum + 560 + i * 240, 0), unit: 'KGM' }],
  ])
  lines.forEach((s, i) => {
    const item = `includedConsignmentItem[${i + 1}]/transportDangerousGoods[1]`
    truth.set(`natureIdentificationCargo/identificationText[${i + 1}]`, s.name)
    truth.set(`${item}/uNDGID`, s.un)
    truth.set(`${item}/properShippingName[1]`, s.name)
    truth.set(`${item}/hazardClassificationID`, s.class)
    truth.set(`${item}/packagingDangerLevelCode`, s.group)
    truth.set(`${item}/tunnelRestrictionCode`, s.tunnel)
    truth.set(`${item}/netWeight`, { value: 500 + i * 200, unit: 'KGM' })
    truth.set(`${item}/grossWeight`, { value: 560 + i * 240, unit: 'KGM' })
    truth.set(`transportPackage[${i + 1}]/itemQuantity`, 6 + i * 4)
    truth.set(`transportPackage[${i + 1}]/typeCode[1]`, goods.packingCode)
  })
  expectParty(truth, 'consignor', paper.consignor)
  expectParty(truth, 'consignee', paper.consignee)
  expectParty(truth, 'carrier', paper.carrier)
  truth.set(`${contract}/issueLocation/name[1]`, paper.issued.city)
  truth.set(`${contract}/formattedIssueDateTime`, paper.issued.date)
  return {
    truth,
    form: {
      title: w.title,
      rows: [
        [box(w.consignor, partyLines(paper.consignor)), box(w.number, number)],
        [box(w.consignee, partyLines(paper.consignee)), box(w.carrier, partyLines(paper.carrier))],
        [box(w.phone, phone)],
      ],
      columns: [
        { label: w.un, cells: lines.map((s) => `UN ${s.un}`), width: 1.5 },
        { label: w.name, cells: lines.map((s) => s.name), width: 4.6 },
        { label: w.class, cells: lines.map((s) => s.class), width: 1.2 },
        { label: w.group, cells: lines.map((s) => s.group), width: 2.4 },
        { label: w.tunnel, cells: lines.map((s) => `(${s.tunnel})`), width: 1.6 },
        { label: w.count, cells: lines.map((_, i) => String(6 + i * 4)), width: 2 },
        { label: w.packing, cells: lines.map(() => goods.packing), width: 2.8 },
        { label: w.net, cells: lines.map((_, i) => String(500 + i * 200)), width: 2 },
        { label: w.gross, cells: lines.map((_, i) => String(560 + i * 240)), width: 2 },
      ],
      foot: [[box(w.issued, `${paper.issued.city}, ${paper.issued.datePrinted}`)]],
    },
  }
}
