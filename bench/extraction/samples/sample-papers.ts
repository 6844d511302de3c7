import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A folder of samples/papers. */
export type StoredGroup = 'worked-on' | 'held-back'
export type SampleGroup = StoredGroup | 'other'

/** What a careful clerk takes from a document: `truth.json` beside it. */
export interface PaperTruth {
  kind: string
  /** ISO 639-1. */
  language: string
  values: Record<string, unknown>
  /** Paths, with all below them, where clerks differ: counted neither way. */
  optional?: string[]
  /** Other readings of a path that are as good. */
  alternatives?: Record<string, unknown[]>
}

export interface SamplePaper {
  name: string
  group: SampleGroup
  /** Name of the file that is read. */
  file: string
  bytes: Buffer
  truth: PaperTruth
}

const FILES = ['paper.pdf', 'paper.docx', 'paper.txt', 'paper.csv']
const folder = new URL('../../../samples/papers/', import.meta.url)

/** Documents as the programs of other makers print them; nobody looks into those held back while working on the reader. */
export const samplePapers = (group: StoredGroup): SamplePaper[] =>
  papersIn(new URL(`${group}/`, folder), group)

/** Documents of the same shape in any folder. */
export function papersIn(location: URL, group: SampleGroup): SamplePaper[] {
  return readdirSync(location)
    .sort()
    .map((name) => {
      const at = (file: string) => new URL(`${name}/${file}`, location)
      const file = FILES.find((one) => existsSync(at(one)))
      if (!file) throw new Error(`${at('').pathname} holds none of ${FILES.join(', ')}.`)
      const truth = JSON.parse(readFileSync(at('truth.json'), 'utf8')) as PaperTruth
      return { name, group, file, bytes: readFileSync(at(file)), truth }
    })
}
