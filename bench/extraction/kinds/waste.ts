import { type GeneratedDocument, partyLines } from '../paper.ts'
import { box, type FilledForm, type FormWords } from './form.ts'
import { expectParty, movement } from './truth.ts'

type Key =
  | 'title'
  | 'number'
  | 'arranger'
  | 'importer'
  | 'quantity'
  | 'date'
  | 'carrier'
  | 'second'
  | 'mode'
  | 'road'
  | 'generator'
  | 'facility'
  | 'operation'
  | 'description'
  | 'codes'
  | 'countries'

export const annexViiPrinted: FormWords<Key> = {
  en: {
    title: 'Annex VII - Information accompanying shipments of waste',
    number: '',
    arranger: 'Person who arranges the shipment',
    importer: 'Importer/consignee',
    quantity: 'Actual quantity: Tonnes (Mg)',
    date: 'Actual date of shipment',
    carrier: 'First carrier',
    second: 'Second carrier',
    mode: 'Means of transport',
    road: 'Road',
    generator: 'Waste generator',
    facility: 'Recovery facility',
    operation: 'Recovery operation',
    description: 'Usual description of the waste',
    codes: 'Waste identification (fill in relevant codes)',
    countries: 'Countries/States concerned',
  },
  de: {
    title: 'Anhang VII - Mitzuführende Informationen für die Verbringung von Abfällen',
    number: '',
    arranger: 'Person, die die Verbringung veranlasst',
    importer: 'Importeur/Empfänger',
    quantity: 'Tatsächliche Menge (Mg)',
    date: 'Tatsächliches Datum der Verbringung',
    carrier: '1. Transporteur',
    second: '2. Transporteur',
    mode: 'Transportart',
    road: 'Straße',
    generator: 'Abfallerzeuger',
    facility: 'Verwertungsanlage',
    operation: 'Verwertungsverfahren',
    description: 'Übliche Bezeichnung des Abfalls',
    codes: 'Abfallidentifizierung',
    countries: 'Betroffene Staaten',
  },
  fr: {
    title: 'Annexe VII - Informations accompagnant les transferts de déchets',
    number: '',
    arranger: 'Personne qui organise le transfert',
    importer: 'Importateur/destinataire',
    quantity: 'Quantité réelle (tonnes)',
    date: 'Date réelle du transfert',
    carrier: '1er transporteur',
    second: '2e transporteur',
    mode: 'Moyen de transport',
    road: 'Route',
    generator: 'Producteur de déchets',
    facility: 'Installation de valorisation',
    operation: 'Opération de valorisation',
    description: 'Dénomination usuelle des déchets',
    codes: 'Identification des déchets',
    countries: 'Pays concernés',
  },
  it: {
    title: 'Allegato VII - Informazioni che accompagnano le spedizioni di rifiuti',
    number: '',
    arranger: 'Persona che organizza la spedizione',
    importer: 'Importatore/destinatario',
    quantity: 'Quantità effettiva (t)',
    date: 'Data effettiva della spedizione',
    carrier: 'Primo vettore',
    second: 'Secondo vettore',
    mode: 'Mezzo di trasporto',
    road: 'Strada',
    generator: 'Produttore dei rifiuti',
    facility: 'Impianto di recupero',
    operation: 'Operazione di recupero',
    description: 'Denominazione usuale dei rifiuti',
    codes: 'Identificazione dei rifiuti',
    countries: 'Paesi interessati',
  },
  pl: {
    title: 'Załącznik VII - Informacje dołączane do przesyłanych odpadów',
    number: '',
    arranger: 'Osoba organizująca przemieszczanie',
    importer: 'Importer/odbiorca',
    quantity: 'Rzeczywista ilość (Mg)',
    date: 'Rzeczywista data przemieszczania',
    carrier: 'Pierwszy przewoźnik',
    second: 'Drugi przewoźnik',
    mode: 'Środek transportu',
    road: 'Transport drogowy',
    generator: 'Wytwórca odpadów',
    facility: 'Instalacja odzysku',
    operation: 'Proces odzysku',
    description: 'Zwykły opis odpadów',
    codes: 'Identyfikacja odpadów',
    countries: 'Zainteresowane państwa',
  },
}

export const movementDocumentPrinted: FormWords<Key> = {
  en: {
    title: 'Movement document for transboundary movements/shipments of waste',
    number: 'Corresponding to notification No',
    arranger: 'Exporter - notifier',
    importer: 'Importer - consignee',
    quantity: 'Actual quantity: Tonnes (Mg)',
    date: 'Actual date of shipment',
    carrier: '1st Carrier',
    second: '2nd Carrier',
    mode: 'Means of transport',
    road: 'R',
    generator: 'Waste generator(s) - producer(s)',
    facility: 'Disposal facility or recovery facility',
    operation: 'Disposal/recovery operation(s)',
    description: 'Designation and composition of the waste',
    codes: 'Waste identification',
    countries: 'Serial/total number of shipments',
  },
  de: {
    title: 'Begleitformular für grenzüberschreitende Verbringungen von Abfällen',
    number: 'Entspricht Notifizierung Nr.',
    arranger: 'Exporteur - Notifizierender',
    importer: 'Importeur - Empfänger',
    quantity: 'Tatsächliche Menge: Tonnen (Mg)',
    date: 'Tatsächliches Datum der Verbringung',
    carrier: '1. Transportunternehmen',
    second: '2. Transportunternehmen',
    mode: 'Transportart',
    road: 'R',
    generator: 'Abfallerzeuger',
    facility: 'Beseitigungs-/Verwertungsanlage',
    operation: 'Beseitigungs-/Verwertungsverfahren',
    description: 'Bezeichnung und Zusammensetzung des Abfalls',
    codes: 'Abfallidentifizierung',
    countries: 'Laufende Nummer/Gesamtzahl der Verbringungen',
  },
  fr: {
    title: 'Document de mouvement pour les transferts de déchets',
    number: 'Correspondant à la notification N°',
    arranger: 'Exportateur - notifiant',
    importer: 'Importateur - destinataire',
    quantity: 'Quantité réelle (tonnes)',
    date: 'Date réelle du transfert',
    carrier: '1er transporteur',
    second: '2e transporteur',
    mode: 'Moyen de transport',
    road: 'R',
    generator: 'Producteur(s) de déchets',
    facility: "Installation d'élimination ou de valorisation",
    operation: "Opération(s) d'élimination/valorisation",
    description: 'Dénomination et composition des déchets',
    codes: 'Identification des déchets',
    countries: "Numéro d'ordre du transfert",
  },
}

const wastes = [
  { codes: ['B3011', '19 12 04'], operation: 'R3', name: 'PET flakes, sorted' },
  { codes: ['B1010', '17 04 02'], operation: 'R4', name: 'Aluminium scrap' },
  { codes: ['B3020', '20 01 01'], operation: 'R3', name: 'Mixed waste paper' },
]

/** Annex VII, or with a number of the notification the movement document. */
export function fillWaste(paper: GeneratedDocument, w: Record<Key, string>, n: number): FilledForm {
  const waste = wastes[n % 3] as (typeof wastes)[number]
  const tonnes = 21.4 + n
  const facility = { ...paper.consignee, name: ['Recovery Works Ltd'], street: 'Ring Road 5' }
  const number = `DE 1350 / 00${123 + n}`
  const truth = new Map<string, unknown>([
    ['notifiedWasteMaterial[1]/weight', { value: tonnes, unit: 'TNE' }],
    [`notifiedWasteMaterial[${w.number ? 2 : 1}]/id`, waste.codes[0]],
    [`notifiedWasteMaterial[${w.number ? 3 : 2}]/id`, waste.codes[1]],
    ['natureIdentificationCargo/identificationText[1]', waste.name],
    ['carrierAcceptanceDateTime', paper.takingOver.date],
    ['information[1]', `${w.operation}: ${waste.operation}`],
    [`${movement}/modeCode`, '3'],
  ])
  if (w.number) truth.set('notifiedWasteMaterial[1]/id', number)
  expectParty(truth, 'consignor', paper.consignor)
  expectParty(truth, 'consignee', paper.consignee)
  expectParty(truth, 'carrier', paper.carrier)
  const place = new Map<string, unknown>()
  expectParty(place, 'consigneeReceiptLocation', facility)
  place.delete('consigneeReceiptLocation/postalAddress/postOfficeBox')
  for (const [path, value] of place) truth.set(path, value)
  const second = n % 2 === 1 ? { ...paper.carrier, name: ['Rail Waste Cargo AG'] } : null
  if (second) expectParty(truth, 'connectingCarrier[1]', second)
  const { postOfficeBox: _none, ...withStreet } = facility
  return {
    truth,
    form: {
      title: w.title,
      rows: [
        ...(w.number ? [[box(w.number, number, 1), box(w.countries, '3 / 12', 2)]] : []),
        [box(w.arranger, partyLines(paper.consignor), 1), box(w.importer, partyLines(paper.consignee), 2)],
        [box(w.quantity, paper.volumePrinted(tonnes), 3), box(w.date, paper.takingOver.datePrinted, 4)],
        [box(w.carrier, partyLines(paper.carrier), 5), box(w.second, second ? partyLines(second) : [])],
        [box(w.mode, w.road), box(w.operation, waste.operation, 8)],
        [
          box(w.generator, partyLines({ ...paper.consignor, name: ['Sorting Centre North'] }), 6),
          box(w.facility, partyLines(withStreet), 7),
        ],
        [box(w.description, waste.name, 9), box(w.codes, waste.codes.join('   '), 10)],
        ...(w.number ? [] : [[box(w.countries, 'DE - FR', 11)]]),
      ],
      columns: [],
      foot: [],
    },
  }
}
