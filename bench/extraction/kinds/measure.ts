import { readPages } from '@efti-hub/reading'
import { recogniseFile } from '../../../apps/server/src/pipeline/recognition/recognise-file.ts'
import { balanced, precision, recall, type ScoreTally, score, sum } from '../score.ts'
import type { KindPaper } from './papers.ts'

type GeneratedKind = Pick<KindPaper, 'kind' | 'heldBack' | 'file' | 'make' | 'truth'>

interface Row {
  paper: GeneratedKind
  kind: string
  tally: ScoreTally
}

/** Values that follow from others, or repeat one in other words, and what the truths leave out. */
const besides =
  /formattedIssueDateTime|definedContactDetails|taxRegistration|typeText|dangerousGoodsIndicator|carriedTransportEquipment\[\d+\]\/categoryCode|transportDangerousGoods\[\d+\]\/(?:net|gross)Weight|natureIdentificationCargo\/identificationText/

/** How well documents are read, by kind; every value that the document does not state counts as wrong. */
export async function measureKinds(
  documents: readonly GeneratedKind[],
  only?: string,
  showMisses = false,
): Promise<void> {
  const rows: Row[] = []
  for (const paper of documents.filter((p) => !only || p.kind === only)) {
    const recognised = await recogniseFile({ bytes: await paper.make(), originalName: paper.file })
    const extracted = readPages(recognised)
    const { byField, misses } = score(extracted, paper.truth)
    const tally = sum([...byField.values()])
    const counted = new Set(misses.map((miss) => miss.path))
    const extra = extracted.values.filter(
      (v) => !paper.truth.has(v.path) && !counted.has(v.path) && !besides.test(v.path),
    )
    rows.push({ paper, kind: extracted.kind, tally: { ...tally, wrong: tally.wrong + extra.length } })
    if (!showMisses || paper.heldBack) continue
    if (extracted.kind !== paper.kind) console.log(`${paper.file}: seen as ${extracted.kind}`)
    for (const { path, expected, got } of misses)
      console.log(`${paper.file}: ${path}: ${JSON.stringify(expected)} <> ${JSON.stringify(got)}`)
    for (const v of extra) console.log(`${paper.file}: ${v.path}: not there <> ${JSON.stringify(v.value)}`)
  }
  print(rows)
}

function print(rows: readonly Row[]): void {
  console.log('| kind | papers | precision | recall | F1 | kind seen |\n|---|---|---|---|---|---|')
  const line = (name: string, some: readonly Row[]) => {
    if (some.length === 0) return
    const total = sum(some.map((row) => row.tally))
    const seen = some.filter((row) => row.kind === row.paper.kind).length
    console.log(
      `| ${name} | ${some.length} | ${precision(total)} | ${recall(total)} | ${balanced(total)} | ${seen} |`,
    )
  }
  for (const [name, some] of [
    ['worked on', rows.filter((row) => !row.paper.heldBack)],
    ['held back', rows.filter((row) => row.paper.heldBack)],
  ] as const) {
    for (const kind of new Set(rows.map((row) => row.paper.kind)))
      line(
        `${kind}, ${name}`,
        some.filter((row) => row.paper.kind === kind),
      )
    line(`**all, ${name}**`, some)
  }
}
