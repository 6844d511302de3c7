import { findNative } from './native/find-native.ts'
import { nativeEngine } from './native/native-engine.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { packagedEngine } from './packaged/packaged-engine.ts'

let chosen: Promise<OcrEngine> | null = null

/** The engine of this process, found once: the native program where there is one, else the packaged engine. */
export function ocrEngine(): Promise<OcrEngine> {
  chosen ??= choose()
  return chosen
}

/** For tests: from now on this engine reads; null finds it again. */
export function useEngine(engine: OcrEngine | null): void {
  chosen = engine && Promise.resolve(engine)
}

export async function closeEngine(): Promise<void> {
  const closing = chosen
  chosen = null
  await (await closing)?.close()
}

/** A native program that lacks languages the packages have is still faster; what it lacks the packages read. */
async function choose(): Promise<OcrEngine> {
  const packaged = packagedEngine()
  const program = await findNative()
  return program ? both(nativeEngine(program), packaged) : packaged
}

function both(first: OcrEngine, second: OcrEngine): OcrEngine {
  return {
    name: first.name,
    languages: [...new Set([...first.languages, ...second.languages])],
    read: (picture, language, options) =>
      (first.languages.includes(language) ? first : second).read(picture, language, options),
    close: async () => {
      await Promise.all([first.close(), second.close()])
    },
  }
}
