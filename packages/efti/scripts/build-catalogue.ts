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
writeFileSync(target, `${JSON.stringify({ edition: EDITION, rules }, null, 2)}\n`)
console.log(`${rules.length} rules in catalogue.json`)
