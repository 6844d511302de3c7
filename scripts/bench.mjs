import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

// `npm run bench` (all) or `npm run bench:<name> [-- --option]`: prints tables and asserts nothing about time.
const known = globSync('bench/*.ts').map((file) => basename(file, '.ts'))
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}: only ${known.join(', ')}.`)
  process.exit(1)
}
let failed = false
for (const name of asked.length > 0 ? asked : known.sort()) {
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...options], { stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
