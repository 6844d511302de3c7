import type { Kind } from '../kinds/kind.ts'
import { datesIn } from '../values/dates.ts'
import { bareWords } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { list } from '../words/lexicon.ts'

/** Parties that a box can refer to instead of repeating an address. */
const PARTIES = ['consignor', 'consignee', 'carrier'] as const
export type Referred = (typeof PARTIES)[number]

/** 'As', 'same as', 'see' in the languages of the forms. */
const leads = list`
  as, as per, same as, same, see, like, idem, ident, identical to, wie, siehe, s, gleich, identisch mit, comme, voir, le même que, idem que, même, come, vedi, stesso, come da, como,
  véase, igual que, igual a, mismo que, el mismo que, conforme, o mesmo que, als, zie, zelfde als, gelijk aan, jak, patrz, zob, jak w, tak jak, viz, stejný jako, jako, viď, rovnaký ako, ako, mint,
  lásd, azonos, ca, ca și, vezi, identic cu, la fel ca, som, samma som, se, lika med, samme som, kuten, katso, sama kuin, kot, enako kot, glej, kao, isto kao, vidi, kaip, žr,
  tas pats, kā, skat, tāds pats kā, nagu, vt, sama mis, както, виж, същият като, όπως, βλ, ίδιος με, gibi, bkz, aynı, як, див`
/** Those that stand behind the party: 'alıcı ile aynı', 'a feladóval azonos'. */
const behind = list`aynı, aynısı, aynıdır, gibi, azonos, megegyezik, megegyező, same, idem, ditto`
/** Words that say the same and name nobody: the end of the journey that the box is about decides. */
const alone = list`
  idem, ídem, id, ditto, dto, dito, same, same as above, as above, see above, wie oben, siehe oben, s o, le même, la même, même adresse, voir ci dessus, come sopra, vedi sopra,
  lo stesso, el mismo, la misma, mismo, o mesmo, a mesma, zelfde, zie boven, jak wyżej, j w, jw, dtto, viz výše, detto, ugyanaz, mint fent, aceeași, același, samma, samma som ovan, samme,
  som ovenfor, sama, sama kuin yllä, isto, isto kao gore, enako, tas pats, tas pats kaip aukščiau, tas pats kas augstāk, sama mis ülal, същото, ίδιο, aynı`
/** Small words between the lead and the party. */
const small = list`
  the, der, die, das, den, dem, beim, bei, le, la, l, du, de, au, al, el, il, lo, dal, del, o, a, do, da, het, bij, w, u, v, az, under, pos, poz, pozycji, pozycja, point,
  party, address, adresse, anschrift, adres, indirizzo, dirección, morada, adresa, cím, adress, osoite, naslov, adresas, adrese, aadress, адрес, διεύθυνση, name, box, field, feld, case, rubrique, casella, casilla, campo, vak, pole, polu, rubrik, ruta, felt, rubrika, nr, no, n, č, kohta, kohdan, kohdassa, rubryce, rubryka, rubrica, rubriken, rubrike, kolonce, kolonka, lahter, lahtris, ailė, langelis, aile, mező, rovat, kutu, kutusu, hanesi, ile, ve, поле, πεδίο`
/** Before a day and an hour, beside the words of its labels. */
const daily = list`on, at, am, um, le, il, el, den, dem, op, em, a, las, dnia, dne, dňa, dana, dne, data, date, datum, fecha, pe, r, kl, klo, godz, hod, uhr, h, hrs, uur, ora, ore, hora, heure, time, zeit, tijd, tarih, päivä, день, дата, ώρα`

const bared = (words: readonly string[]) => words.map(bareWords)
const isAlone = new Set(bared(alone))
const leadWords = new Set(bared(leads).flatMap((lead) => lead.split(' ')))
const behindWords = new Set(bared(behind))
const smallWords = new Set(bared(small))
/** The shortest labels name the party and nothing else. */
const partyByWords = new Map(
  PARTIES.flatMap((party) =>
    lexicons.flatMap(({ labels }) =>
      bared(labels[party] ?? [])
        .filter((words) => words.split(' ').length <= 2 && words.length > 2)
        .map((words) => [words, party] as const),
    ),
  ),
)
const partyWords = new Set([...partyByWords.keys()].flatMap((words) => words.split(' ')))
/** Without 'mittente' of 'data di ritiro dal mittente'. */
const dayWords = new Set(
  [
    ...bared(daily),
    ...lexicons.flatMap(({ labels }) =>
      bared(labels.dateOfTakingOver ?? []).flatMap((label) => label.split(' ')),
    ),
  ].filter((word) => !partyWords.has(word) && !leadWords.has(word)),
)
const MOST_WORDS = 6
/** How a party's word is inflected behind a lead, so much of it being the same: 'odbiorca', 'jak odbiorcy'; 'feladó', 'a feladóval azonos'. */
const FEWEST_LETTERS = 5
const MOST_LOST = 2
const LONGEST_ENDING = 3

/**
 * The party that a box refers to: 'as consignee', 'wie Empfänger, 23.11.2026', 'jak w poz. 2'; null where it says something else.
 * `ofBox`: the party to which 'idem' alone refers there. `boxes`: the numbers that the form gives its boxes.
 */
export function referredParty(text: string, ofBox: Referred, boxes: Kind['boxes']): Referred | null {
  const { rest, hasDay } = withoutDays(text)
  // Forms in two languages say it twice.
  const [first, ...others] = rest
    .split(/\s\/\s/)
    .map((piece) => bareWords(piece).split(' '))
    .map((words) => (hasDay ? words.filter((word) => !dayWords.has(word)) : words))
    .map((words) => partyOf(words, ofBox, boxes))
  return first && others.every((other) => other === first) ? first : null
}

const HOUR = /(?<!\d)\d{1,2}\s?[:hH]\s?\d{2}(?!\d)/g

/** The box of taking over asks for the day too. */
function withoutDays(text: string): { rest: string; hasDay: boolean } {
  const days = datesIn(text)
  if (days.length === 0) return { rest: text, hasDay: false }
  const rest = days.reduce((left, { asWritten }) => left.replace(asWritten, ' '), text)
  return { rest: rest.replace(HOUR, ' '), hasDay: true }
}

function partyOf(words: readonly string[], ofBox: Referred, boxes: Kind['boxes']): Referred | null {
  if (isAlone.has(words.join(' '))) return ofBox
  if (words.length < 2 || words.length > MOST_WORDS) return null
  if (!leadWords.has(words[0] ?? '') && !behindWords.has(words.at(-1) ?? '')) return null
  const rest = words.filter((word) => !leadWords.has(word) && !behindWords.has(word) && !smallWords.has(word))
  const number = rest.length === 1 && /^\d{1,2}$/.test(rest[0] ?? '') ? Number(rest[0]) : null
  if (number !== null) return PARTIES.find((party) => boxes[party]?.includes(number)) ?? null
  return partyNamed(rest.join(' '))
}

function partyNamed(words: string): Referred | null {
  const known = partyByWords.get(words)
  if (known) return known
  const [nearest] = [...partyByWords]
    .map(([label, party]) => ({ label, party, same: lettersInCommon(label, words) }))
    .filter(
      ({ label, same }) =>
        same >= FEWEST_LETTERS && label.length - same <= MOST_LOST && words.length - same <= LONGEST_ENDING,
    )
    .toSorted((one, other) => other.same - one.same)
  return nearest?.party ?? null
}

function lettersInCommon(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
