import { pagesAre } from '@efti-hub/reading/files'
import { languageName, OTHER_SCRIPT } from '../engines/ocr/language/languages.ts'
import { meanConfidence } from '../engines/ocr/mean-confidence.ts'
import type { RecognisedPage, RecognitionNote } from '../recognised.ts'
import type { PagePlan } from './plan-pages.ts'

export interface PictureOutcome extends PagePlan {
  /** Code of the model that read the page. */
  language?: string | null
  missing?: string | null
  isFailed?: boolean
}

/** What a person should know of the pages that were read as pictures. */
export function notesOfPictures(outcomes: readonly PictureOutcome[], pageCount: number): RecognitionNote[] {
  const failed = outcomes.filter((one) => one.isFailed)
  const seen = outcomes.filter(({ page }) => page.source !== undefined)
  const empty = outcomes.filter((one) => !one.isFailed && one.page.words.length === 0)
  return [
    ...noteOfSeen(seen),
    ...noteOfMissing(outcomes),
    ...noteOfHardlyRead(seen),
    ...noteOfFailed(failed),
    ...noteOfEmpty(empty, pageCount),
  ]
}

function noteOfSeen(seen: readonly PictureOutcome[]): RecognitionNote[] {
  const languages = new Map<string, number[]>()
  for (const { language, page } of seen) {
    const name = languageName(language ?? '')
    languages.set(name, [...(languages.get(name) ?? []), page.number])
  }
  return [...languages].map(([name, numbers]) => ({
    code: 'read-as-picture',
    message: `${pagesAre(numbers, 'was', 'were')} read as a picture, in ${name}.`,
  }))
}

const SCRIPT_MISSING =
  "The document seems to be in Greek or Cyrillic letters, for which no language data is installed, so nothing that was read of it can be relied on. An administrator can add it with 'npm install -w apps/server @tesseract.js-data/ell' (Greek) or 'npm install -w apps/server @tesseract.js-data/bul' (Bulgarian); re-read the document then."

function noteOfMissing(outcomes: readonly PictureOutcome[]): RecognitionNote[] {
  const codes = new Set(outcomes.flatMap(({ missing }) => missing ?? []))
  return [...codes].map((code) => ({
    code: 'language-missing',
    message:
      code === OTHER_SCRIPT
        ? SCRIPT_MISSING
        : `The document seems to be in ${languageName(code)}, for which no language data is installed, so letters of that language may be wrong. An administrator can add it with 'npm install -w apps/server @tesseract.js-data/${code}'; re-read the document then.`,
  }))
}

function noteOfFailed(failed: readonly PictureOutcome[]): RecognitionNote[] {
  if (failed.length === 0) return []
  const message = `${pagesAre(numbersOf(failed), 'is a picture that', 'are pictures that')} could not be read within the limits; the rest was. Scan them again at 300 dpi, or upload them as a file of their own.`
  return [{ code: 'partly-read', message }]
}

function noteOfEmpty(empty: readonly PictureOutcome[], pageCount: number): RecognitionNote[] {
  if (empty.length === 0) return []
  if (empty.length < pageCount) {
    const message = `${pagesAre(numbersOf(empty), 'is', 'are')} blank: no text was found there.`
    return [{ code: 'blank-pages', message }]
  }
  const message =
    'No text was found: the pages are blank, or a picture on which nothing can be read. Scan the document again, straight and at 300 dpi, or upload the PDF or the data that the program which made it exports.'
  return [{ code: 'no-text-layer', message }]
}

/** Words of pages in another script, or too faint or rough, are believed less than this by the engines. */
const HARDLY_READ = 0.6

function noteOfHardlyRead(seen: readonly PictureOutcome[]): RecognitionNote[] {
  const poor = seen.filter(
    ({ page: { source, words } }) =>
      source === 'picture' && words.length > 0 && meanConfidence(words) < HARDLY_READ,
  )
  if (poor.length === 0) return []
  const message = `${pagesAre(numbersOf(poor), 'could', 'could')} hardly be read: the scan is faint or rough, or the document is in a language whose data is not installed. Check the values, or scan the document again at 300 dpi.`
  return [{ code: 'hardly-read', message }]
}

/** Pages of a long file that there was no time to draw. */
export function noteOfUnseen(unseen: readonly RecognisedPage[]): RecognitionNote[] {
  if (unseen.length === 0) return []
  const numbers = unseen.map(({ number }) => number).sort((a, b) => a - b)
  const message = `${pagesAre(numbers, 'was', 'were')} read from the text of the file alone: looking for scanned text on every page would have taken too long. If there are scans among them, upload those as a file of their own.`
  return [{ code: 'partly-read', message }]
}

const numbersOf = (outcomes: readonly PictureOutcome[]) => outcomes.map(({ page }) => page.number)
