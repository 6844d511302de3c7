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
const LINE_WIDTH = 110
// Lists on one line where they fit, as the formatter has them.
const text = JSON.stringify({ edition: EDITION, rules }, null, 2).replace(
  /^( +"\w+": )\[\s+("[^\]]*")\s+\]/gm,
  (lines, key: string, list: string) => {
    const line = `${key}[${list.replace(/\s+/g, ' ')}]`
    return line.length <= LINE_WIDTH ? line : lines
  },
)
writeFileSync(target, `${text}\n`)
console.log(`${rules.length} rules in catalogue.json`)
