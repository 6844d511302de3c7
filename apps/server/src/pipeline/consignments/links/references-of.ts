import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { isDistinctive, isReference, normaliseNumber } from './normalise-number.ts'
import type { Profile } from './profile.ts'

/** 'named': a number that is in the document and may be another document's own. */
export type ReferenceRole = 'own' | 'named' | 'order' | 'transport' | 'container' | 'notification' | 'vehicle'

export interface Reference {
  role: ReferenceRole
  /** Normalised. */
  value: string
}

/** A document of many pages names hundreds of numbers; those of its head show where it belongs. */
const MOST_NAMED = 300
const MOST_TEXT = 60_000
const MOST_PIECES = 6

/** What follows a label: 'No.', 'Nr.:', '#', then the number on the same line. */
const NUMBER = String.raw`[^\S\n]*(?:n(?:o|r|um|umber|ummer|úmero|umero|uméro|ro|°|º)?(?!\p{L}))?[^\S\n]*[.:°º#-]*[^\S\n]*([A-Z]{0,6}[\s/-]?\d[A-Z\d./-]{2,24})`
/** A label ends where a word ends, or where 'nr' is joined to it: 'Postfach 1412' and 'P.O. Box 1412' are no orders. */
const END = String.raw`(?:(?!\p{L})|(?=n(?:o|r|umber|ummer)(?!\p{L})))(?!\.?[^\S\n]*box)`
const labelled = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})${END}${NUMBER}`, 'giu')
const ORDER = labelled(
  String.raw`purchase order|sales order|customer order|your order|our order|order|p\.?o\.?|bestell(?:ung|nummer|[\s-]?nr)|(?:kunden)?auftrag(?:s(?:nummer|[\s-]?nr))?|(?:bon de )?commande|n° de commande|(?:núm(?:ero)? de )?pedido|orden de compra|ordine(?: d'acquisto)?|ordernummer|bestelnummer|bestelling|inkooporder|zamówieni[ea]|objednávk[ay]|beställning|ordrenr|ordre|tilaus|encomenda|comand[aă]|rendelés(?:szám)?`,
)
const TRANSPORT = labelled(
  String.raw`transport (?:reference|ref|order|no)|shipment(?: (?:reference|ref|id))?|booking(?: (?:reference|ref))?|consignment (?:reference|ref|id)|ucr|transportauftrag(?:s(?:nummer|[\s-]?nr))?|sendungs(?:nummer|[\s-]?nr)|speditionsauftrag|buchungs(?:nummer|[\s-]?nr)|positions(?:nummer|[\s-]?nr)|dossier|ordre de transport|réf(?:érence)?\.? (?:de )?transport|exp[ée]dition|referencia de transporte|expedición|orden de transporte|riferimento (?:trasporto|spedizione)|spedizione|transportopdracht|zendingsnummer|zlecenie transportowe|nr (?:zlecenia|przesyłki)|numer przesyłki|file ref`,
)

/** Where a document can be found by, from its values and its text. */
export function referencesOf(read: ConsignmentInForce, profile: Profile, text: string): Reference[] {
  const head = text.slice(0, MOST_TEXT)
  const own = profile.number ? normaliseNumber(profile.number.value) : ''
  const attached = read.values.filter(({ eftiId }) => eftiId === 'eFTI179' || eftiId === 'eFTI170')
  const numbers = new Set([
    ...attached.map(({ value }) => normaliseNumber(String(value))).filter(isReference),
    ...numbersIn(head).filter(isDistinctive),
  ])
  numbers.delete(own)
  // What the machine took for its number and a person replaced is still printed, and is no evidence.
  for (const replaced of replacedNumbers(read)) numbers.delete(replaced)
  return [
    ...(isReference(own) ? [{ role: 'own' as const, value: own }] : []),
    ...[...numbers].slice(0, MOST_NAMED).map((value) => ({ role: 'named' as const, value })),
    ...each('order', found(ORDER, head)),
    ...each('transport', found(TRANSPORT, head)),
    ...each('container', profile.containers),
    ...each('notification', notificationsOf(read)),
    ...each('vehicle', profile.vehicle ? [normaliseNumber(profile.vehicle)] : []),
  ]
}

function replacedNumbers({ corrections }: ConsignmentInForce): string[] {
  return corrections
    .filter(({ eftiId, oldValue }) => (eftiId === 'eFTI170' || eftiId === 'eFTI179') && oldValue !== null)
    .map(({ oldValue }) => normaliseNumber(String(oldValue)))
}

function each(role: ReferenceRole, values: readonly string[]): Reference[] {
  return [...new Set(values)].map((value) => ({ role, value }))
}

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => normaliseNumber(match[1] ?? '')).filter(isReference)
}

/** Numbers are printed with and without spaces, and words are before them: every run of up to six pieces is tried. */
function numbersIn(text: string): string[] {
  const runs = text.matchAll(/[\p{L}\d](?:[\p{L}\d]|[-/.](?=[\p{L}\d])|[^\S\n](?=\p{L}*\d)){3,40}/gu)
  return [...runs].flatMap(([run]) => spansOf(run.split(/\s+/).slice(0, MOST_PIECES))).map(normaliseNumber)
}

function spansOf(pieces: readonly string[]): string[] {
  return pieces.flatMap((_, from) =>
    pieces.slice(from).map((_, length) => pieces.slice(from, from + length + 1).join(' ')),
  )
}

/** 'DE 1350 / 123456': one notification covers many movements, so it never links by itself. */
function notificationsOf(read: ConsignmentInForce): string[] {
  return read.values
    .filter(({ eftiId }) => eftiId === 'eFTI1496')
    .map(({ value }) => String(value).trim())
    .filter((text) => /^[A-Z]{2}\s?\d{2,4}\s?[/-]?\s?\d{3,6}$/.test(text))
    .map(normaliseNumber)
}
