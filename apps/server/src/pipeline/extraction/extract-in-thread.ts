import {
  type Answers,
  type Choices,
  type Extracted,
  MOST_PAGES_PROPOSED,
  type ProposedPart,
  type WithAnswers,
} from '@efti-hub/reading'
import { PermanentFailure } from '../documents/permanent-failure.ts'
import { OutOfBounds, openBoundedThreads } from '../recognition/bounded-threads.ts'
import type { Recognised } from '../recognition/recognised.ts'
import type { ExtractionTask } from './extraction-worker.ts'

/** A page takes milliseconds; this is for files made to take for ever. */
const TIME_LIMIT_MS = 30_000
/** An eFTI message of three megabytes has some 50,000; the largest paper a few hundred. */
const MOST_VALUES = 100_000
/** Values are looked for on the first pages; the text beside them only tells the language and the decimal sign. */
const MOST_PAGES = 20
const MOST_TEXT = 1_000_000
/** Some ten thousand rows of a table. */
const MOST_ROWS_TEXT = 2_000_000

const threads = openBoundedThreads(new URL('./extraction-worker.ts', import.meta.url))

/** Loads the lexicons and the data set ahead of the first document. */
export const warmExtraction = () => threads.warmUp()
export const closeExtraction = () => threads.close()

/**
 * Finds the values in a thread with bounded time and memory, so that the worker's own thread stays free to say
 * that it lives. @throws PermanentFailure when the bounds are met; the signal's reason once it is aborted.
 */
export async function extractInThread(
  recognised: Recognised,
  signal: AbortSignal,
  choices: Choices = {},
): Promise<Extracted> {
  const task: ExtractionTask = { wanted: 'values', recognised: whatIsLookedAt(recognised), choices }
  let extracted: Extracted
  try {
    extracted = await threads.run<Extracted>(task, { signal, timeLimitMs: TIME_LIMIT_MS })
  } catch (error) {
    if (error instanceof OutOfBounds) throw tooIntricate()
    throw error
  }
  if (extracted.values.length > MOST_VALUES) throw tooMany(extracted.values.length)
  return extracted
}

/**
 * The documents that a PDF seems to hold; empty where it seems to hold one, and where looking takes too long: then nothing is proposed,
 * and the document is read all the same.
 */
export async function proposeInThread(recognised: Recognised, signal: AbortSignal): Promise<ProposedPart[]> {
  const { format, pages } = recognised
  if (format !== 'pdf' || pages.length < 2 || pages.length > MOST_PAGES_PROPOSED) return []
  const task: ExtractionTask = { wanted: 'parts', recognised: { ...recognised, text: '' } }
  try {
    return await threads.run<ProposedPart[]>(task, { signal, timeLimitMs: TIME_LIMIT_MS })
  } catch (error) {
    if (error instanceof OutOfBounds) return []
    throw error
  }
}

/** What answers of somebody else add to what was read; null where looking for them takes too long. */
export async function answersInThread(
  { extracted, recognised, kind }: { extracted: Extracted; recognised: Recognised; kind: string },
  answers: Answers,
  signal: AbortSignal,
): Promise<WithAnswers | null> {
  const task: ExtractionTask = {
    wanted: 'answers',
    recognised: { ...whatIsLookedAt(recognised), text: '' },
    extracted,
    kind,
    answers,
  }
  try {
    return await threads.run<WithAnswers>(task, { signal, timeLimitMs: TIME_LIMIT_MS })
  } catch (error) {
    if (error instanceof OutOfBounds) return null
    throw error
  }
}

/** A listing of two thousand pages is not copied to a thread that will look at six of them. */
function whatIsLookedAt(recognised: Recognised): Recognised {
  const pages = recognised.pages.slice(0, MOST_PAGES)
  const { format, text } = recognised
  if (format === 'xml' || format === 'json') return { ...recognised, pages }
  return { ...recognised, pages, text: text.slice(0, format === 'csv' ? endOfRows(text) : MOST_TEXT) }
}

/** Cut where a line ends, so that no half of a number is read as one. */
function endOfRows(text: string): number {
  if (text.length <= MOST_ROWS_TEXT) return text.length
  return Math.max(text.lastIndexOf('\n', MOST_ROWS_TEXT), 0) || MOST_ROWS_TEXT
}

function tooIntricate(): PermanentFailure {
  return new PermanentFailure(
    'Finding the values was stopped: the file is too large or too intricate for a freight paper. Split it into smaller files and upload those.',
  )
}

function tooMany(values: number): PermanentFailure {
  const [found, most] = [values, MOST_VALUES].map((count) => count.toLocaleString('en'))
  return new PermanentFailure(
    `The file holds ${found} values; at most ${most} are read from one file. Split it into one file per consignment and upload those.`,
  )
}
