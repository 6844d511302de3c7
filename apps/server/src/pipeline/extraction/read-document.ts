import type { Extracted } from '@efti-hub/reading'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import type { TenantDb } from '../../platform/database.ts'
import { readOriginal } from '../documents/original-content.ts'
import type { JobContext, Outcome } from '../documents/run-job.ts'
import { latestChoice } from '../recognition/reading-again/store.ts'
import { recogniseFile } from '../recognition/recognise-file.ts'
import type { Recognised, RecognitionNote } from '../recognition/recognised.ts'
import { insertRecognition } from '../recognition/store.ts'
import { chosenKind } from './corrections/store.ts'
import { extractInThread, proposeInThread } from './extract-in-thread.ts'
import { recallLessons } from './memory/recall-lessons.ts'
import { insertExtraction } from './store.ts'

/** Characters of text that a job's result carries; longer texts are cut there, saying so. */
const MAX_RESULT_TEXT = 1_048_576
/** Reading what the file itself says; pictures of pages have limits of their own. */
const TIME_LIMIT_MS = 120_000

/** What was read of a document. `kind`: what a person said it is; null where nobody did. */
export interface DocumentAsRead {
  extracted: Extracted
  recognised: Recognised
  kind: string | null
}

/** A step that adds to what was read; `keep` is run in the transaction that stores it. */
export type WithModel = (
  context: JobContext,
  read: DocumentAsRead,
) => Promise<{ extracted: Extracted; keep(db: TenantDb): Promise<void> }>

/** The ocr job: bytes -> text with places -> consignment values, each with its evidence. */
export async function readDocument(
  context: JobContext,
  withModel: WithModel,
): Promise<(db: TenantDb) => Promise<Outcome>> {
  const { document, services, job, report, signal } = context
  const bytes = await readOriginal(services.files, document)
  await report(5, 'Reading the file')
  const { language, kind } = await choicesOfPeople(context)
  const traced = <T>(name: string, work: () => Promise<T>) =>
    services.traces.step(name, { uploadId: document.uploadId }, work)
  const recognised = await traced('recognise', () =>
    recogniseFile(
      { bytes, originalName: document.originalName },
      {
        signal,
        timeLimitMs: TIME_LIMIT_MS,
        onFault: (page, error) =>
          services.log.warn({ err: error, jobId: job.id, page }, 'a page was not read'),
        language,
        isUrgent: job.lane === 'prompt',
        onProgress: (done, total, message) => void report(5 + (80 * done) / Math.max(1, total), message),
      },
    ),
  )
  recognised.notes.push(...noteOnInstructions(recognised, document.originalName))
  await report(90, 'Finding the values')
  const read = await traced('find values', () =>
    extractInThread(recognised, signal, kind === null ? {} : { kind }),
  )
  const parts = await proposeInThread(recognised, signal)
  const recalled = await recallLessons(services, document, read, recognised, kind)
  const { extracted, keep } = await withModel(context, { extracted: recalled, recognised, kind })

  return async (db) => {
    const recognitionId = await insertRecognition(db, document.id, job.id, recognised)
    await insertExtraction(db, document.id, recognitionId, extracted, parts)
    await keep(db)
    return { message: describe(recognised, extracted), result: resultOf(recognised) }
  }
}

/** The file's text has what its pages hide; words of pages that were read as pictures are in it as well. */
function noteOnInstructions({ text }: Recognised, originalName: string): RecognitionNote[] {
  const found = findInstructions(text, originalName)
  if (!found) return []
  const message = `The document contains text that seems to be instructions to an AI: \u201c${found.snippet}\u201d. It changed no result.`
  return [{ code: 'instructions-to-ai', message }]
}

/** As a person said; undefined and null where it is to be found. */
async function choicesOfPeople({ services, document }: JobContext) {
  const person = { tenantId: document.tenantId, userId: null }
  return services.database.inTenant(person, async (db) => ({
    language: (await latestChoice(db, document.id))?.language ?? undefined,
    kind: await chosenKind(db, document.id),
  }))
}

function describe(recognised: Recognised, extracted: Extracted): string {
  const values = extracted.values.length
  const notes = [...recognised.notes.map((note) => note.message), ...(extracted.notes ?? [])].join(' ')
  const pages = recognised.pages.length
  const read = pages > 0 ? `Read ${pages === 1 ? '1 page' : `${pages} pages`}` : 'Read the file'
  return `${read}, ${values === 1 ? '1 value' : `${values} values`} found.${notes ? ` ${notes}` : ''}`
}

function resultOf(recognised: Recognised) {
  const { confidence, pages, text } = recognised
  const whole = text.replaceAll('\u0000', '')
  return {
    confidence,
    // The cut may fall between the halves of a character, which JSON in the database refuses.
    extractedText: whole.slice(0, MAX_RESULT_TEXT).toWellFormed(),
    ...(whole.length > MAX_RESULT_TEXT ? { truncated: true } : {}),
    pages: pages.length,
  }
}
