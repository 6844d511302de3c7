import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LANGUAGES } from '../language/languages.ts'

export interface NativeProgram {
  path: string
  /** '5.3.0' */
  version: string
  languages: string[]
}

const run = promisify(execFile)
const TIME_LIMIT_MS = 5_000
/** Before it the recogniser was another one, with other models. */
const FIRST_VERSION = 4

/** The `tesseract` of the PATH with the languages that it has models for; null when there is none to use. */
export async function findNative(path = 'tesseract'): Promise<NativeProgram | null> {
  try {
    const options = { timeout: TIME_LIMIT_MS }
    const [about, list] = await Promise.all([
      run(path, ['--version'], options),
      run(path, ['--list-langs'], options),
    ])
    const version = /tesseract v?(\d+(?:\.\d+)*)/.exec(`${about.stdout}${about.stderr}`)?.[1]
    const installed = new Set(`${list.stdout}\n${list.stderr}`.split(/\s+/))
    const languages = LANGUAGES.map(({ code }) => code).filter((code) => installed.has(code))
    if (!version || Number.parseInt(version, 10) < FIRST_VERSION || languages.length === 0) return null
    return { path, version, languages }
  } catch {
    return null
  }
}
