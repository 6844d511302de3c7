import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { gunzip } from 'node:zlib'
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { LSTM_ONLY, tesseractSettings } from '../tesseract-settings.ts'
import type { OcrTask, ThreadAnswer } from './ocr-thread.ts'

type Core = Awaited<ReturnType<typeof loadCore>>
type Reader = InstanceType<Core['TessBaseAPI']>

const unzip = promisify(gunzip)
const core = loadCore({ TesseractProgress: () => {} })
let ready: { language: string; reader: Reader } | null = null

parentPort?.on('message', async (task: OcrTask) => {
  const answer = await read(task).catch((error): ThreadAnswer => ({ fault: String(error) }))
  parentPort?.postMessage(answer)
})

async function read({ file, dpi, language, model, layout }: OcrTask): Promise<ThreadAnswer> {
  const { FS } = await core
  const reader = await readerOf(language, model)
  for (const [name, value] of Object.entries(tesseractSettings(layout))) reader.SetVariable(name, value)
  FS.writeFile('/input', file)
  try {
    if (reader.SetImageFile(1, 0) !== 0) throw new Error('the picture was not taken')
    reader.SetSourceResolution(Math.round(dpi))
    return { tsv: reader.GetTSVText(0) }
  } finally {
    reader.Clear()
    FS.unlink('/input')
  }
}

/** One model at a time is loaded: two would double the memory, and a change takes a tenth of a second. */
async function readerOf(language: string, model: string): Promise<Reader> {
  if (ready?.language === language) return ready.reader
  const { FS, TessBaseAPI } = await core
  const data = await unzip(await readFile(model))
  ready?.reader.End()
  ready = null
  const path = `./${language}.traineddata`
  FS.writeFile(path, data)
  const reader = new TessBaseAPI()
  const status = reader.Init(null, language, LSTM_ONLY)
  FS.unlink(path)
  if (status !== 0) throw new Error(`the model of '${language}' could not be loaded`)
  ready = { language, reader }
  return reader
}
