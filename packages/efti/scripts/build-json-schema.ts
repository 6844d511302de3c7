/**
 * Writes the JSON Schema of a consignment's JSON form, made from the data set.
 *
 *   npm run build:schema -w packages/efti
 */
import { writeFileSync } from 'node:fs'
import { buildJsonSchema } from '../src/json/build-json-schema.ts'

const target = new URL('../src/json/consignment.schema.json', import.meta.url)
// One line for each element, so that a change of law shows as a line in the diff.
const text = JSON.stringify(buildJsonSchema()).replaceAll('{"title":', '\n{"title":')
writeFileSync(target, `${text}\n`)
console.log(`consignment.schema.json: ${(text.length / 1024).toFixed(0)} kB`)
