/** What no common file system takes in a name, and what does not print. */
const UNUSABLE = /[\p{C}\\/:*?"<>|]/gu
const ENDING = /\.[^.]{1,5}$/
const LONGEST = 80

/** '02 Packing list': numbered, as two documents may have the same name. */
export const folderOf = (originalName: string, index: number): string =>
  `${String(index + 1).padStart(2, '0')} ${stemOf(originalName)}`

/** The name of a file as every file system takes it; it keeps its ending. */
export const fileNameOf = (name: string): string => `${stemOf(name)}${usable(ENDING.exec(name)?.[0] ?? '')}`

/** The same without its ending. */
export const stemOf = (name: string): string => usable(name.replace(ENDING, '')) || 'document'

/** Some file systems drop dots and spaces at the end. */
function usable(name: string): string {
  return [...name.toWellFormed().replace(UNUSABLE, '_')]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\s+|[\s.]+$/g, '')
}
