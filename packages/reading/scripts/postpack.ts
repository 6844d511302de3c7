/** After packing: the workspace's package.json again. */
import { existsSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
if (existsSync(at('package.source.json'))) renameSync(at('package.source.json'), at('package.json'))
