import { availableParallelism } from 'node:os'
import { makeSlots } from '../../slots.ts'
import type { OcrEngine } from './ocr-engine.ts'

/**
 * One picture to each core at a time, however many parts of however many pages are wanted at the same time: memory is bounded by it,
 * and a picture's time limit does not run while it waits. Those of one signal, which is one document, take turns with others.
 */
export function inTurn(engine: OcrEngine): OcrEngine {
  const places = makeSlots(availableParallelism())
  return {
    ...engine,
    read(picture, language, options) {
      return places.run(
        options?.signal ?? engine,
        () => engine.read(picture, language, options),
        options?.signal,
      )
    },
  }
}
