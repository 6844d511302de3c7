import type { ReadingLanguage } from '@efti-hub/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { ocrEngine } from '../engines/ocr/choose-engine.ts'
import { LANGUAGES } from '../engines/ocr/language/languages.ts'

/** Every language that a document can be in, with whether there is a model for it on this machine. */
export async function listLanguages(): Promise<ReadingLanguage[]> {
  const { languages } = await ocrEngine()
  return LANGUAGES.map(({ code, name }) => ({ code, name, installed: languages.includes(code) }))
}

/** @throws Refusal 400 for what is none of the languages, 409 for one without a model, with how to install it. */
export async function requireInstalled(code: string): Promise<void> {
  const language = (await listLanguages()).find((one) => one.code === code)
  if (!language) {
    const codes = LANGUAGES.map((one) => one.code).join(', ')
    throw new Refusal('invalid_request', `Documents are not read in '${code}'. The languages are ${codes}.`)
  }
  if (language.installed) return
  throw new Refusal(
    'not_configured',
    `${language.name} cannot be read yet because its model is not installed. Install it with 'npm install -w apps/server @tesseract.js-data/${code}', start the product again, and read the document again.`,
  )
}
