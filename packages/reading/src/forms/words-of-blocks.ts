import type { Form } from '@efti-hub/efti'

/** Begins a line, behind the number of the block if the form prints one. */
const begins = (words: string) => new RegExp(`^\\W*(?:\\d{1,2}\\W+)?(?:${words})`, 'iu')

const GENERATOR =
  'waste (?:generator|producer)|abfallerzeuger|erzeuger|producteur|produttore|productor|produtor|(?:afval)?producent|wytwórca|původce|pôvodca|avfallsproducent|affaldsproducent|avfallsprodusent|jätteen tuottaja|hulladéktermelő|producătorul|jäätmetekitaja|atkritumu ražotājs|atliekų gamintojas|proizvajalec|proizvođač|παραγωγός|причинител'
const COUNTRIES =
  'countries|states concerned|betroffene (?:staaten|länder)|pays|états concernés|paesi|stati interessati|países|estados|betrokken (?:landen|staten)|państwa|kraje|dotčené|berörda|berørte|asianomaiset|érintett|statele|asjaomased|attiecīgās|susijusios|zadevne|predmetne|ενδιαφερόμεν|засегнати'
const DECLARATION =
  '(?:exporter.{0,20})?declaration|erklärung|déclaration|dichiarazione|declaración|declaração|verklaring|oświadczenie|prohlášení|vyhlásenie|försäkran|erklæring|vakuutus|nyilatkozat|declarați|deklaratsioon|deklarācija|deklaracija|izjava|δήλωση|декларация'

/** Headings of blocks that no label of a value leads to, in the languages of the Union. */
export const HEADINGS: Record<Form['kind'], Readonly<Record<string, RegExp>>> = {
  'waste-annex-vii': { 6: begins(GENERATOR), 11: begins(COUNTRIES), 12: begins(DECLARATION) },
  'waste-movement': { 9: begins(GENERATOR), 15: begins(DECLARATION) },
}

/** The word before which nobody has signed yet. */
export const SIGNATURE =
  /(?:signature|signed(?: by)?|unterschrift|gez\.|firmato|firma|assinatura|handtekening|podpis|underskrift|namnteckning|allekirjoitus|aláírás|semnătur\p{L}|allkiri|paraksts|parašas|potpis|υπογραφή|подпис|imza)(?:\s?\([^)]*\))?\s*[:.]?/iu

/** 'Date of transfer', 'Datum der Übergabe': the only day that the block of a carrier asks for. */
export const DAY =
  /(?<!\p{L})(?:date|datum|data|fecha|dato|päivä\p{L}*|\p{L}*päivä|dátum\p{L}*|kuupäev|datums|datë|ημερομηνία|дата|tarih\p{L}*|överlämningsdag)(?!\p{L})/iu
