/** The whole path of the product in a process of its own, so that its memory can be measured: reads the given files. */
import { readFile } from 'node:fs/promises'
import { findNative } from '../../apps/server/src/pipeline/recognition/engines/ocr/native/find-native.ts'
import { nativeEngine } from '../../apps/server/src/pipeline/recognition/engines/ocr/native/native-engine.ts'
import type { OcrEngine } from '../../apps/server/src/pipeline/recognition/engines/ocr/ocr-engine.ts'
import { packagedEngine } from '../../apps/server/src/pipeline/recognition/engines/ocr/packaged/packaged-engine.ts'
import { recogniseFile } from '../../apps/server/src/pipeline/recognition/recognise-file.ts'
import type { ReaderAnswer } from './our-reader.ts'

const engine = process.argv[2] === 'native' ? await native() : packagedEngine()

process.on('message', async (file: string) => {
  process.send?.(await read(file))
})

async function read(file: string): Promise<ReaderAnswer> {
  const bytes = await readFile(file)
  const began = performance.now()
  const { pages } = await recogniseFile({ bytes, originalName: 'scan.pdf' }, { engine })
  const seconds = (performance.now() - began) / 1000
  return { words: pages.flatMap((page) => page.words).map(({ text, box }) => ({ text, box })), seconds }
}

async function native(): Promise<OcrEngine> {
  const program = await findNative()
  if (!program) throw new Error('There is no native tesseract.')
  return nativeEngine(program)
}
