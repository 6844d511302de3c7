/** Letters that Unicode does not take apart. */
const WHOLE: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** 'Łódź', 'LODZ' and 'Lodz' are one name: small letters without marks, everything else a single space. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøłđæœðþı]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bst\.? /g, 'saint ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** German documents write ue for ü: 'Muenchen' is folded as 'Munchen' is. Null: there is nothing to undo. */
export function foldWithoutDigraphs(folded: string): string | null {
  const other = folded.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')
  return other === folded ? null : other
}
