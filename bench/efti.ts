/** The full legal check of packages/efti beside bare validation against the XML schema, from small to large. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { evaluate, parseConsignmentXml, writeConsignmentXml } from '../packages/efti/src/index.ts'
import { AS_OF } from '../packages/efti/src/testing/consignments.ts'
import { fillToSize } from '../packages/efti/src/testing/fill-to-size.ts'
import { goodsLines } from '../packages/efti/src/testing/goods-lines.ts'
import {
  hasReference,
  officialValidator,
  REFERENCE,
} from '../packages/efti/src/testing/official-validator.ts'
import { compile } from './efti/compile.ts'
import { importCost } from './efti/import-cost.ts'
import { processorTime, warmUp } from './efti/measure.ts'
import { ms, perSecond, printTable, ratio } from './efti/print-table.ts'
import { xmllintTime } from './efti/xmllint.ts'

const SUBSETS = ['EU01', 'EU03', 'EU05a']
const SCHEMA = 'consignment-common.xsd'
const schemaPath = fileURLToPath(new URL(`xsd/${SCHEMA}`, REFERENCE))

/** Parse, all rules, three subsets: what a document costs from its text to its findings. */
function fullCheck(xml: string): number {
  const { consignment, findings } = parseConsignmentXml(xml)
  if (!consignment) throw new Error('the message holds no consignment')
  return evaluate(consignment, { subsets: SUBSETS, asOf: AS_OF, structure: findings }).findings.length
}

const DOCUMENTS: readonly (readonly [name: string, xml: string])[] = [
  ['55 goods lines', writeConsignmentXml(goodsLines(57))],
  ['1,290 goods lines', writeConsignmentXml(goodsLines(1290))],
  ['through the schema', fillToSize(50_000)],
  ['through the schema, again and again', fillToSize(1_000_000)],
]

console.log(
  `\nOn Node ${process.version}, ${process.platform} ${process.arch}; processor time, median of rounds\n`,
)
if (!hasReference)
  console.log('The official schemas are not beside the repository: nothing to compare with.\n')
const validate = hasReference ? officialValidator(SCHEMA) : null

warmUp(
  DOCUMENTS.map(
    ([, xml]) =>
      () =>
        fullCheck(xml),
  ),
)
console.log(
  'The full check (parse, all rules, three subsets) beside bare validation. Aims: no slower; 1 MB under 50 ms.\n',
)
printTable(
  ['document', 'bytes', 'findings', 'full check', '', 'libxml2-wasm', 'ratio', 'xmllint, a process', 'ratio'],
  DOCUMENTS.map(([name, xml]) => {
    const own = processorTime(() => fullCheck(xml))
    const bare = validate ? processorTime(() => validate(xml)) : Number.NaN
    const lint = hasReference ? xmllintTime(xml, schemaPath) : Number.NaN
    const size = Buffer.byteLength(xml).toLocaleString('en')
    const findings = fullCheck(xml).toLocaleString('en')
    return [
      name,
      size,
      findings,
      ms(own),
      perSecond(own),
      ms(bare),
      ratio(own, bare),
      ms(lint),
      ratio(own, lint),
    ]
  }),
)

console.log('Growth. Aim: linear, the same time for each goods line.\n')
printTable(
  ['goods lines', 'bytes', 'full check', 'for each line'],
  [10, 100, 1000, 10_000].map((count) => {
    const xml = writeConsignmentXml(goodsLines(count))
    const time = processorTime(() => fullCheck(xml))
    const each = `${((time * 1000) / count).toFixed(1)} µs`
    return [count.toLocaleString('en'), xml.length.toLocaleString('en'), ms(time), each]
  }),
)

console.log('Import in a fresh process. Aims: under 100 ms, under 30 MB.\n')
const compiled = await compile()
try {
  const entries = [
    ['compiled, as it is published', join(compiled, 'index.js')],
    ['TypeScript source, as in this repository', '../packages/efti/src/index.ts'],
  ] as const
  printTable(
    ['entry', 'time', 'memory kept', 'process grew by'],
    entries.map(([name, entry]) => {
      const cost = importCost(fileURLToPath(new URL(entry, import.meta.url)))
      return [name, ms(cost.ms), `${cost.heap.toFixed(1)} MB`, `${cost.resident.toFixed(1)} MB`]
    }),
  )
} finally {
  rmSync(compiled, { recursive: true, force: true })
}
