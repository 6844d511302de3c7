import { availableParallelism } from 'node:os'
import { closeEngine, ocrEngine } from '../engines/ocr/choose-engine.ts'
import { meanConfidence } from '../engines/ocr/mean-confidence.ts'
import { type OcrEngine, PageTooSlow } from '../engines/ocr/ocr-engine.ts'
import { closeStraightening } from '../engines/ocr/picture/straighten-in-thread.ts'
import { closeRendering } from '../pages/render-pool.ts'
import { type Recognised, type RecognisedPage, UnreadableFile } from '../recognised.ts'
import type { RunOptions } from '../run-in-worker.ts'
import { shareProgress } from '../share-progress.ts'
import { makeSlots } from '../slots.ts'
import { noteOfUnseen, notesOfPictures, type PictureOutcome } from './notes-of-pictures.ts'
import { type PagePlan, planPages } from './plan-pages.ts'
import { readPicturePage } from './read-picture-page.ts'
import { orderPage } from './text-of-page.ts'

export interface PictureOptions extends RunOptions {
  /** Code of the language that a person chose; without it, it is found. */
  language?: string | undefined
  /** For tests and benches; without it, the process's own. */
  engine?: OcrEngine | undefined
  /** Somebody waits for the document: its pages come before those of batches. */
  isUrgent?: boolean
  /** Work of the engine for one document, all pages together. */
  documentLimitMs?: number
  pageLimitMs?: number
  /** Called with the reason why a page was not read; a fault of the engine is followed by a second try. */
  onFault?: (page: number, error: unknown) => void
}

/** Half an hour of one core: a thousand pages. */
const DOCUMENT_LIMIT_MS = 1_800_000

/** Looking at a page is a tenth of the work of reading it. */
const LOOKING_SHARE = 0.1

/** One page to each core at a time, of any documents. */
const slots = makeSlots(availableParallelism())

/**
 * Reads those pages of a PDF that are pictures, or whose text layer is of no use, from what they look like. A page
 * that fails is left as it was, with a note; the others are read.
 * @throws the signal's reason once it is aborted
 */
export async function readPictures(
  pdf: Buffer,
  recognised: Recognised,
  options: PictureOptions = {},
): Promise<Recognised> {
  const { signal, isUrgent, onProgress: report = () => {} } = options
  const document = {}
  const { plans, unseen } = await planPages(pdf, recognised.pages, {
    inTurn: (look) => slots.run(document, look, signal, isUrgent),
    onProgress: shareProgress(report, 0, LOOKING_SHARE),
    signal,
  })
  const before = [...recognised.notes, ...noteOfUnseen(unseen)]
  if (plans.length === 0) return { ...recognised, notes: before }
  const engine = options.engine ?? (await ocrEngine())
  const reading = { ...options, onProgress: shareProgress(report, LOOKING_SHARE, 1) }
  const outcomes = await readPlanned(document, pdf, plans, engine, reading)
  const pages = recognised.pages.map((page, i) => outcomes.find((one) => one.index === i)?.page ?? page)
  const words = pages.flatMap((page) => page.words)
  const isSeen = pages.some(({ source }) => source !== undefined)
  return {
    ...recognised,
    engine: isSeen ? engineName(engine, pages) : recognised.engine,
    // Exact text is certain; where nothing at all was found there is nothing to be certain of.
    confidence: isSeen || words.length === 0 ? thousandths(meanConfidence(words)) : recognised.confidence,
    text: isSeen ? textOf(pages) : recognised.text,
    pages,
    notes: [...before, ...notesOfPictures(outcomes, pages.length)],
  }
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000

const engineName = ({ name }: OcrEngine, pages: RecognisedPage[]) =>
  pages.every(({ source, words }) => source === 'picture' || words.length === 0)
    ? name
    : `${name}+pdf-text-layer`

const textOf = (pages: RecognisedPage[]) =>
  pages
    .map((page) => orderPage(page).text)
    .filter((text) => text !== '')
    .join('\n\n')

/** The first page with type shows the language; the others follow beside each other. */
async function readPlanned(
  document: object,
  pdf: Buffer,
  plans: PagePlan[],
  engine: OcrEngine,
  options: PictureOptions,
) {
  const { signal, isUrgent, onProgress, documentLimitMs = DOCUMENT_LIMIT_MS } = options
  let language = options.language ?? null
  let spentMs = 0
  let done = 0
  /** Of pages that are being read, by number: the share that is done. */
  const within = new Map<number, number>()
  const report = () => {
    const parts = [...within.values()].reduce((sum, share) => sum + share, 0)
    onProgress?.(done + parts, plans.length, `Recognising page ${done + 1} of ${plans.length}`)
  }

  const readPage = (plan: PagePlan, onLanguage: () => void) =>
    readPicturePage(plan.page, {
      pdf,
      engine,
      language,
      isLanguageChosen: options.language !== undefined,
      isByItself: plans.length === 1,
      keepsLayer: plan.keepsLayer,
      onLanguage: (found) => {
        // The first page may change its mind once it is read as a whole.
        if (plan === plans[0] || language === null) language = found
        onLanguage()
      },
      onStep: (share) => {
        // A page that is tried again begins from the start.
        within.set(plan.page.number, Math.max(share, within.get(plan.page.number) ?? 0))
        report()
      },
      ...(signal ? { signal } : {}),
      ...(options.pageLimitMs ? { timeLimitMs: options.pageLimitMs } : {}),
    })
  const readOne = async (plan: PagePlan, onLanguage: () => void): Promise<PictureOutcome> => {
    if (spentMs > documentLimitMs) return { ...plan, isFailed: true }
    report()
    const began = performance.now()
    try {
      const read = await readPage(plan, onLanguage).catch((error) => {
        if (signal?.aborted || error instanceof PageTooSlow || error instanceof UnreadableFile) throw error
        options.onFault?.(plan.page.number, error)
        return readPage(plan, onLanguage)
      })
      return { ...plan, ...read }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      options.onFault?.(plan.page.number, error)
      return { ...plan, isFailed: true }
    } finally {
      spentMs += performance.now() - began
      within.delete(plan.page.number)
      done += 1
    }
  }

  const outcomes: Promise<PictureOutcome>[] = []
  for (const plan of plans) {
    const known = Promise.withResolvers<void>()
    const outcome = slots.run(document, () => readOne(plan, known.resolve), signal, isUrgent)
    outcomes.push(outcome)
    // An outcome that fails is met below, with all others.
    if (language === null) await Promise.race([known.promise, outcome.catch(() => {})])
  }
  return Promise.all(outcomes)
}

/**
 * Loads engine and models while the file's own text is read: the first scan after a start, or after a quiet minute,
 * would wait for them. What fails here fails again, and is reported, when it is needed.
 */
export function warmPictures({ engine }: PictureOptions): void {
  const loading = engine ? Promise.resolve(engine) : ocrEngine()
  loading.then((one) => one.warmUp?.()).catch(() => {})
}

/** Ends all threads and processes that read pictures. */
export async function closePictures(): Promise<void> {
  await Promise.all([closeEngine(), closeStraightening(), closeRendering()])
}
