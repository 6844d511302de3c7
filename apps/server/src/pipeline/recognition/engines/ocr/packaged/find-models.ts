import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../language/languages.ts'

const require = createRequire(import.meta.url)

/** Language code to its model file, of every package `@tesseract.js-data/<code>` that is installed. */
export function findModels(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { code } of LANGUAGES) {
    const file = modelOf(code)
    if (file) found.set(code, file)
  }
  return found
}

function modelOf(code: string): string | null {
  try {
    const folder = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`))
    const file = join(folder, '4.0.0_best_int', `${code}.traineddata.gz`)
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}
