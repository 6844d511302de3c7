import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Quiet and without a network of its own: no updates, no sync, no first-run pages. */
const SWITCHES = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** CHROME_PATH, one that the system has, Playwright's own; in this order. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const installed = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const candidates = [env.CHROME_PATH, ...installed, ...MAC_APPS, chromium.executablePath()]
  return candidates.find((path) => path && isProgram(path)) ?? null
}

export const HOW_TO_GET_CHROMIUM =
  'Install one (on Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium) or set CHROME_PATH to it.'

export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(`No Chromium found. ${HOW_TO_GET_CHROMIUM}`)
  // Chromium's sandbox refuses to work for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args: [...SWITCHES, ...asRoot], ...options })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
