export interface WordList {
  file: string
  line: number
  words: readonly string[]
}
export function listsOfWords(): readonly string[]
export function wordLists(
  source: string,
  identifiers?: ReadonlySet<string>,
  file?: string,
): readonly WordList[]
