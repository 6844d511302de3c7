/**
 * Serbian papers print mostly what Croatian ones do, but for these stems, and in either script. Papers of Bosnia and
 * Montenegro mix the two.
 */
const stems: readonly (readonly [croatian: string, serbian: string])[] = [
  ['pošiljateljeve upute', 'pošiljaočeva uputstva'],
  ['pošiljatelja', 'pošiljaoca'],
  ['pošiljatelj', 'pošiljalac'],
  ['primatelja', 'primaoca'],
  ['primatelju', 'primaocu'],
  ['primatelj', 'primalac'],
  ['prodavatelj', 'prodavac'],
  ['izdavatelj', 'izdavalac'],
  ['naručitelj', 'naručilac'],
  ['isporučitelj', 'isporučilac'],
  ['platitelj', 'platilac'],
  ['prijevoz', 'prevoz'],
  ['prijenos', 'prenos'],
  ['primitka', 'prijema'],
  ['primitak', 'prijem'],
  ['mjest', 'mest'],
  ['mjesec', 'mesec'],
  ['vrijeme', 'vreme'],
  ['vrijednost', 'vrednost'],
  ['primjedb', 'primedb'],
  ['primjerak', 'primerak'],
  ['sljedeć', 'sledeć'],
  ['uvjet', 'uslov'],
  ['tvrtk', 'firm'],
  ['poduzeć', 'preduzeć'],
  ['pakiranj', 'pakovanj'],
  ['upute', 'uputstva'],
  ['cestom', 'drumom'],
  ['podrijetl', 'porekl'],
  ['narudžb', 'porudžb'],
  ['obujam', 'zapremina'],
  ['cijen', 'cen'],
  ['dospijeć', 'dospeć'],
]

/** Codes that stay in Latin letters within Cyrillic text. */
const codes = new Set('cmr adr cim nhm un ibc eur epal iban swift bic hs ean eori kg m3 vii ib'.split(' '))

const pairs: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['lj', 'љ'],
  ['nj', 'њ'],
  ['dž', 'џ'],
  ...[...'abvgdđežzijklmnoprstćufhcčš'].map(
    (letter, at) => [letter, 'абвгдђежзијклмнопрстћуфхцчш'[at] ?? ''] as const,
  ),
]

const replaceAll = (text: string, by: readonly (readonly [string, string])[]) =>
  by.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)

const inCyrillic = (words: string) =>
  words
    .split(' ')
    .map((word) => (codes.has(word) ? word : replaceAll(word, pairs)))
    .join(' ')

/** Words in Latin letters, and behind them the same in Cyrillic ones. */
export const inBothScripts = (words: readonly string[]): readonly string[] => [
  ...new Set([...words, ...words.map(inCyrillic)]),
]

/** Serbian words and, behind them, those that Croatian has too; all in both scripts. */
export const besideCroatian = (
  serbian: readonly string[],
  croatian: readonly string[] = [],
): readonly string[] => inBothScripts([...serbian, ...croatian.map((word) => replaceAll(word, stems))])

/** The same for lists by name: labels by concept, kinds of package by code. */
export const listsBesideCroatian = <Name extends string | number>(
  serbian: Partial<Record<Name, readonly string[]>>,
  croatian: Partial<Record<Name, readonly string[]>>,
): Record<Name, readonly string[]> => {
  const names = [...new Set([...Object.keys(serbian), ...Object.keys(croatian)])] as Name[]
  const taken = new Set(Object.values<readonly string[] | undefined>(serbian).flatMap((words) => words ?? []))
  const lists = names.map((name) => {
    const shared = (croatian[name] ?? []).filter((word) => !taken.has(replaceAll(word, stems)))
    return [name, besideCroatian(serbian[name] ?? [], shared)]
  })
  return Object.fromEntries(lists) as Record<Name, readonly string[]>
}
