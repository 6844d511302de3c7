import { type FurtherLanguage, furtherLanguages } from './languages/index.ts'
import type { LanguageWords } from './languages/words.ts'
import type { FirstLanguage, Language } from './paper.ts'

/** What form makers print. Deliberately not taken from the product's lexicon: forms differ in their wording. */
export interface FormLabels {
  title: string
  number: string
  consignor: string
  consignee: string
  delivery: string
  takingOver: string
  documents: string
  marks: string
  count: string
  packing: string
  nature: string
  statistical: string
  weight: string
  volume: string
  instructions: string
  payment: string
  carrier: string
  successive: string
  reservations: string
  agreements: string
  paidBy: string
  issued: string
  on: string
  sign: [string, string, string]
  received: string
  tractor: string
  trailer: string
  total: string
  hint: string
  place: string
  clause: string
  paidWord: string
  forwardWord: string
}

const firstForms: Record<FirstLanguage, FormLabels> = {
  en: {
    title: 'INTERNATIONAL CONSIGNMENT NOTE',
    number: 'CMR No.',
    consignor: 'Sender',
    consignee: 'Consignee',
    delivery: 'Place of delivery of the goods',
    takingOver: 'Place and date of taking over the goods',
    documents: 'Documents attached',
    marks: 'Marks and Nos',
    count: 'Number of packages',
    packing: 'Method of packing',
    nature: 'Nature of the goods',
    statistical: 'Statistical number',
    weight: 'Gross weight in kg',
    volume: 'Volume in m3',
    instructions: "Sender's instructions",
    payment: 'Instructions as to payment for carriage',
    carrier: 'Carrier',
    successive: 'Successive carriers',
    reservations: "Carrier's reservations and observations",
    agreements: 'Special agreements',
    paidBy: 'To be paid by',
    issued: 'Established in',
    on: 'on',
    sign: [
      'Signature and stamp of the sender',
      'Signature and stamp of the carrier',
      'Signature and stamp of the consignee',
    ],
    received: 'Goods received',
    tractor: 'Tractor',
    trailer: 'Trailer',
    total: 'Total',
    hint: '(name, address, country)',
    place: '(place, country)',
    clause:
      'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR)',
    paidWord: 'Carriage paid',
    forwardWord: 'Carriage forward',
  },
  de: {
    title: 'INTERNATIONALER FRACHTBRIEF',
    number: 'Frachtbrief-Nr.',
    consignor: 'Absender',
    consignee: 'Empfänger',
    delivery: 'Auslieferungsort des Gutes',
    takingOver: 'Ort und Tag der Übernahme des Gutes',
    documents: 'Beigefügte Dokumente',
    marks: 'Kennzeichen und Nummern',
    count: 'Anzahl der Packstücke',
    packing: 'Art der Verpackung',
    nature: 'Bezeichnung des Gutes',
    statistical: 'Statistiknummer',
    weight: 'Bruttogewicht in kg',
    volume: 'Umfang in m3',
    instructions: 'Anweisungen des Absenders',
    payment: 'Frachtzahlungsanweisungen',
    carrier: 'Frachtführer',
    successive: 'Nachfolgende Frachtführer',
    reservations: 'Vorbehalte und Bemerkungen der Frachtführer',
    agreements: 'Besondere Vereinbarungen',
    paidBy: 'Zu zahlen vom',
    issued: 'Ausgefertigt in',
    on: 'am',
    sign: [
      'Unterschrift und Stempel des Absenders',
      'Unterschrift und Stempel des Frachtführers',
      'Unterschrift und Stempel des Empfängers',
    ],
    received: 'Gut empfangen',
    tractor: 'Zugmaschine',
    trailer: 'Auflieger',
    total: 'Gesamt',
    hint: '(Name, Anschrift, Land)',
    place: '(Ort, Land)',
    clause:
      'Diese Beförderung unterliegt trotz einer gegenteiligen Abmachung den Bestimmungen des Übereinkommens über den Beförderungsvertrag im internationalen Straßengüterverkehr (CMR)',
    paidWord: 'Frei',
    forwardWord: 'Unfrei',
  },
  fr: {
    title: 'LETTRE DE VOITURE INTERNATIONALE',
    number: 'CMR n°',
    consignor: 'Expéditeur',
    consignee: 'Destinataire',
    delivery: 'Lieu prévu pour la livraison de la marchandise',
    takingOver: 'Lieu et date de la prise en charge de la marchandise',
    documents: 'Documents annexés',
    marks: 'Marques et numéros',
    count: 'Nombre des colis',
    packing: "Mode d'emballage",
    nature: 'Nature de la marchandise',
    statistical: 'No statistique',
    weight: 'Poids brut, kg',
    volume: 'Cubage m3',
    instructions: "Instructions de l'expéditeur",
    payment: "Prescriptions d'affranchissement",
    carrier: 'Transporteur',
    successive: 'Transporteurs successifs',
    reservations: 'Réserves et observations du transporteur',
    agreements: 'Conventions particulières',
    paidBy: 'A payer par',
    issued: 'Etabli à',
    on: 'le',
    sign: [
      "Signature et timbre de l'expéditeur",
      'Signature et timbre du transporteur',
      'Signature et timbre du destinataire',
    ],
    received: 'Marchandises reçues',
    tractor: 'Tracteur',
    trailer: 'Remorque',
    total: 'Total',
    hint: '(nom, adresse, pays)',
    place: '(lieu, pays)',
    clause:
      'Ce transport est soumis, nonobstant toute clause contraire, à la Convention relative au contrat de transport international de marchandises par route (CMR)',
    paidWord: 'Franco',
    forwardWord: 'Non franco',
  },
}

/** Other words for the same boxes, for makers who do not follow the model form. */
const firstLoose: Record<FirstLanguage, Partial<FormLabels>> = {
  en: {
    title: 'CMR WAYBILL',
    number: 'Waybill no:',
    consignor: 'Consignor',
    consignee: 'Receiver',
    delivery: 'Delivery address',
    takingOver: 'Place and date of loading',
    count: 'Packages',
    packing: 'Packaging',
    nature: 'Description of goods',
    weight: 'Gross weight',
    volume: 'Volume',
    instructions: 'Instructions',
    payment: 'Payment of carriage',
    carrier: 'Haulier',
    issued: 'Issued at',
    tractor: 'Truck registration',
    trailer: 'Trailer registration',
    statistical: 'HS code',
    marks: 'Shipping marks',
  },
  de: {
    title: 'CMR-FRACHTBRIEF',
    number: 'CMR-Nr.:',
    consignor: 'Versender',
    consignee: 'Warenempfänger',
    delivery: 'Entladestelle',
    takingOver: 'Ort und Datum der Beladung',
    count: 'Anzahl',
    packing: 'Verpackung',
    nature: 'Warenbezeichnung',
    weight: 'Gewicht brutto',
    volume: 'Volumen',
    instructions: 'Weisungen des Absenders',
    payment: 'Frachtzahlung',
    carrier: 'Transportunternehmer',
    issued: 'Ausgestellt in',
    tractor: 'Kennzeichen LKW',
    trailer: 'Kennzeichen Anhänger',
    statistical: 'Warennummer',
    marks: 'Markierung',
  },
  fr: {
    title: 'LETTRE DE VOITURE CMR',
    number: 'N° CMR :',
    consignor: 'Remettant',
    consignee: 'Destinataire',
    delivery: 'Lieu de livraison',
    takingOver: 'Lieu et date de chargement',
    count: 'Colis',
    packing: 'Emballage',
    nature: 'Désignation de la marchandise',
    weight: 'Poids brut',
    volume: 'Volume',
    instructions: 'Instructions',
    payment: 'Paiement du transport',
    carrier: 'Voiturier',
    issued: 'Fait à',
    tractor: 'Immatriculation tracteur',
    trailer: 'Immatriculation remorque',
    statistical: 'Code douanier',
    marks: 'Marques',
  },
}

const further = <T>(pick: (words: LanguageWords) => T) =>
  Object.fromEntries(Object.entries(furtherLanguages).map(([code, words]) => [code, pick(words)])) as Record<
    FurtherLanguage,
    T
  >

export const formLabels: Record<Language, FormLabels> = { ...firstForms, ...further((w) => w.form) }
const looseLabels: Record<Language, Partial<FormLabels>> = { ...firstLoose, ...further((w) => w.loose) }

export const labelsOf = (language: Language, loose: boolean): FormLabels =>
  loose ? { ...formLabels[language], ...looseLabels[language] } : formLabels[language]
