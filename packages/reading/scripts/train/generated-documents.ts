import { recogniseFile } from '../../../../apps/server/src/pipeline/recognition/recognise-file.ts'
import { generatedDocuments } from '../../../../bench/extraction/kinds/papers.ts'
import { makeDocuments } from '../../../../bench/extraction/papers.ts'
import type { PaperTruth } from '../../../../bench/extraction/samples/sample-papers.ts'
import { variedDocuments } from '../../../../bench/extraction/varied/varied-documents.ts'
import type { Recognised } from '../../src/layout/pages.ts'

export interface GeneratedPages {
  name: string
  recognised: Recognised
  truth: PaperTruth
}

/** The documents of the generator that are not held back; none that a browser prints, which differ from version to version. */
export async function generatedPages(): Promise<GeneratedPages[]> {
  const made: GeneratedPages[] = []
  const add = async (name: string, bytes: Buffer, values: Map<string, unknown>) => {
    const recognised = await recogniseFile({ bytes, originalName: name })
    const truth = { kind: '', language: '', values: Object.fromEntries(values) }
    made.push({ name, recognised, truth })
  }
  for (const { heldBack, file, make, truth } of generatedDocuments())
    if (!heldBack) await add(file, await make(), truth)
  for (const { file, make, truth } of variedDocuments()) await add(file, await make(), truth)
  for (const { layout, heldBack, file, bytes, truth } of (await makeDocuments()).papers)
    if (!heldBack && !layout.html) await add(file, bytes, truth)
  return made
}
