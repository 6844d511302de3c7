/** How well values are read from papers of many makers: precision and recall per field, layout and language. */
import { readPages } from '@efti-hub/reading'
import { recogniseFile } from '../apps/server/src/pipeline/recognition/recognise-file.ts'
import { measureKinds } from './extraction/kinds/measure.ts'
import { generatedDocuments } from './extraction/kinds/papers.ts'
import { type BenchDocument, makeDocuments } from './extraction/papers.ts'
import { measureSamples } from './extraction/samples.ts'
import { balanced, certainFrom, precision, recall, type ScoreTally, score, sum } from './extraction/score.ts'
import { variedDocuments } from './extraction/varied/varied-documents.ts'

/**
 * `<layout> misses`, `all misses <language>`: names what was misread, but never of what is held back; `--kinds [<kind>]`,
 * `--kinds misses [<kind>]`: the same for documents of the other kinds; `--varied`, for documents of the trade that all look different;
 * `--samples`: for the documents of samples/papers.
 */
const [only, verbose, language] = process.argv.slice(2)
if (only === '--kinds' || only === '--varied') {
  const documents = only === '--kinds' ? generatedDocuments() : variedDocuments()
  await measureKinds(documents, verbose === 'misses' ? language : verbose, verbose === 'misses')
  process.exit(0)
}
if (only === '--samples') {
  await measureSamples(process.argv.slice(3))
  process.exit(0)
}
const { papers, leftOut } = await makeDocuments(only === 'all' ? undefined : only, language)
const rows: {
  paper: BenchDocument
  byField: Map<string, ScoreTally>
  kind: string
  milliseconds: number
  certain: ScoreTally
}[] = []

for (const paper of papers) {
  const recognised = await recogniseFile({ bytes: paper.bytes, originalName: paper.file })
  const start = performance.now()
  const extracted = readPages(recognised)
  const milliseconds = performance.now() - start
  const { byField, misses, certain } = score(extracted, paper.truth)
  rows.push({ paper, byField, kind: extracted.kind, milliseconds, certain })
  if (verbose === 'misses' && !paper.heldBack) {
    if (extracted.kind !== 'cmr')
      console.log(`${paper.file}: kind ${extracted.kind} ${extracted.kindConfidence}`)
    else
      for (const miss of misses)
        console.log(
          `${paper.file}: ${miss.path}: ${JSON.stringify(miss.expected)} <> ${JSON.stringify(miss.got)}`,
        )
  }
}

const print = (name: string, some: typeof rows) => {
  const total = sum(some.flatMap((r) => [...r.byField.values()]))
  const cmr = some.filter((r) => r.kind === 'cmr').length
  console.log(
    `${name.padEnd(64)} ${precision(total).padStart(8)} ${recall(total).padStart(8)} ${balanced(total).padStart(8)} ${`${cmr}/${some.length}`.padStart(8)}`,
  )
}
const heading = (name: string) => console.log(`\n${name.padEnd(64)} precision   recall       F1  as CMR`)
const seen = rows.filter((r) => !r.paper.heldBack)
const heldBackDocuments = rows.filter((r) => r.paper.heldBack)

heading('papers')
if (seen.length > 0) print('worked on', seen)
if (heldBackDocuments.length > 0) print('held back', heldBackDocuments)
heading('layout')
for (const layout of new Set(rows.map((r) => r.paper.layout))) {
  print(
    `${layout.name}${layout.heldBack ? ' (held back)' : ''}`,
    rows.filter((r) => r.paper.layout === layout),
  )
}
heading('language')
for (const code of new Set(rows.map((r) => r.paper.language))) {
  print(
    code,
    seen.filter((r) => r.paper.language === code),
  )
  const heldBackRows = heldBackDocuments.filter((r) => r.paper.language === code)
  if (heldBackRows.length > 0) print(`${code} (held back)`, heldBackRows)
}

const certainty = (some: typeof rows) => {
  const all = sum(some.map((r) => r.certain))
  return `${precision(all)} of ${all.right + all.wrong}`
}
console.log(
  `\nvalues of confidence ${certainFrom} and more that are right: worked on ${certainty(seen)}, held back ${certainty(heldBackDocuments)}`,
)
console.log(`\n${'field'.padEnd(64)} ${'seen'.padEnd(17)} held back`)
const fields = [...new Set(rows.flatMap((r) => [...r.byField.keys()]))].sort()
for (const field of fields) {
  const of = (some: typeof rows) => sum(some.flatMap((r) => r.byField.get(field) ?? []))
  const [a, b] = [of(seen), of(heldBackDocuments)]
  console.log(
    `${field.padEnd(64)} ${precision(a).padStart(8)} ${recall(a).padStart(8)} ${precision(b).padStart(8)} ${recall(b).padStart(8)}`,
  )
}
const times = rows.map((r) => r.milliseconds).sort((a, b) => a - b)
const at = (q: number) => (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(1)
console.log(
  `\n${rows.length} papers; extraction ${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(1)} ms slowest`,
)
if (leftOut.length > 0) console.log(`left out, for want of a Chromium: ${leftOut.join(', ')}`)
if (verbose === 'memory') await measureMemory()
process.exit(0)

/** Extracts again from what was recognised, a thousand documents in all: the heap must not grow. */
async function measureMemory() {
  const again = await Promise.all(
    papers.slice(0, 40).map(({ bytes, file }) => recogniseFile({ bytes, originalName: file })),
  )
  for (let count = 1; count <= 1000; count++) {
    readPages(again[count % again.length] as (typeof again)[number])
    if (count % 250 !== 0) continue
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    console.log(
      `${count} documents: heap ${(heapUsed / 2 ** 20).toFixed(1)} MB, rss ${(rss / 2 ** 20).toFixed(0)} MB`,
    )
  }
}
