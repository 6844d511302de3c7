import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fillDemo } from './fill.ts'
import { ORGANISATION, PASSWORD, people } from './people.ts'

/** `npm run demo`: the product in a data folder of its own, with an invented organisation that has half a year behind it. */
const dataDir = resolve(process.env.DATA_DIR ?? '.data/demo')
/** Written at the very end: a demonstration that was broken off is filled anew, in a fresh folder. */
const filledMark = join(dataDir, 'demo-is-filled')
const startScript = join(import.meta.dirname, '../../apps/server/start.mjs')
const say = (line: string) => console.log(line)

if (existsSync(join(dataDir, 'postgres.password')) && !existsSync(filledMark)) {
  say(
    `${dataDir} holds data that this demonstration did not finish. Delete that folder, or set DATA_DIR to another.`,
  )
  process.exit(1)
}

const product = spawn(process.execPath, [startScript], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir },
})
product.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => product.kill(signal))
}

for await (const line of createInterface({ input: product.stdout })) {
  say(line)
  const url = /is ready at (\S+)/.exec(line)?.[1]
  if (url) await ready(url)
}

async function ready(url: string): Promise<void> {
  if (!existsSync(filledMark)) {
    try {
      await fillDemo(url, dataDir, say)
      writeFileSync(filledMark, '')
    } catch (error) {
      console.error('The demonstration could not be filled.', error)
      product.kill('SIGTERM')
      return
    }
  }
  say(`\n${ORGANISATION} is ready at ${url} (after ${Math.round(performance.now() / 1000)} s). Sign in as`)
  for (const { firstName, lastName, email, role } of Object.values(people)) {
    say(`  ${email.padEnd(22)} ${PASSWORD}   ${firstName} ${lastName}, ${role.replace('_', ' ')}`)
  }
}
