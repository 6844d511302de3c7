import { inTurn } from '../in-turn.ts'
import type { OcrEngine } from '../ocr-engine.ts'
import { toPgm } from '../to-pgm.ts'
import { withinLimits } from '../within-limits.ts'
import { wordsOfTsv } from '../words-of-tsv.ts'
import { findModels } from './find-models.ts'
import { type OcrThread, startThread } from './ocr-thread.ts'

/** A thread takes 100 to 200 MB. */
const IDLE_MS = 60_000
/** WebAssembly memory grows and never shrinks: after this many pictures a thread is replaced by a fresh one. */
const PICTURES_PER_THREAD = 200

const BLANK = { width: 64, height: 64, dpi: 200, data: new Uint8Array(64 * 64).fill(255) }

/** Tesseract as WebAssembly in threads: works wherever Node does, without a network. */
export function packagedEngine(): OcrEngine {
  const models = findModels()
  const all = new Set<OcrThread>()
  const idle = new Map<OcrThread, NodeJS.Timeout>()

  const forget = (thread: OcrThread) => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    all.delete(thread)
  }
  const take = (language: string): OcrThread => {
    const threads = [...idle.keys()]
    const thread = threads.find((one) => one.language === language) ?? threads[0] ?? startThread(forget)
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    all.add(thread)
    return thread
  }
  const giveBack = (thread: OcrThread) => {
    if (!all.has(thread)) return
    if (thread.pictures >= PICTURES_PER_THREAD) return void thread.end()
    idle.set(thread, setTimeout(() => thread.end(), IDLE_MS).unref())
  }

  const engine: OcrEngine = {
    name: 'tesseract-packaged',
    languages: [...models.keys()],
    async warmUp() {
      // The language of every first look at a page.
      if (all.size === 0 && models.has('eng')) await engine.read(BLANK, 'eng')
    },
    async read(picture, language, { layout = 'page', ...limits } = {}) {
      const model = models.get(language)
      if (!model) throw new Error(`no model for '${language}' is installed`)
      limits.signal?.throwIfAborted()
      const thread = take(language)
      const task = { file: toPgm(picture), dpi: picture.dpi, language, model, layout }
      try {
        const tsv = await withinLimits(
          limits,
          () => thread.run(task),
          () => {
            forget(thread)
            void thread.end()
          },
        )
        return wordsOfTsv(tsv)
      } finally {
        giveBack(thread)
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.end()))
    },
  }
  return inTurn(engine)
}
