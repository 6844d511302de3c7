/**
 * Writes catalogue.json, the rules as data, so that a change of the rules shows as a diff.
 *
 *   node packages/efti/scripts/build-catalogue.ts
 */
import { writeFileSync } from 'node:fs'
import { ruleCatalogue } from '../src/catalogue.ts'
import { EDITION } from '../src/edition.ts'

const target = new URL('../catalogue.json', import.meta.url)
const rules = ruleCatalogue()
// Short lists on one line, as the formatter has them.
const text = JSON.stringify({ edition: EDITION, rules }, null, 2).replace(
  /\[\s+("[^\]]*")\s+\]/g,
  (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
)
writeFileSync(target, `${text}\n`)
console.log(`${rules.length} rules in catalogue.json`)
