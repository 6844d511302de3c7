import { normalisePath } from '@efti-hub/efti'
import type { Kind } from '@efti-hub/reading'
import { randomFrom } from '../../../samples/make/scans/random.ts'
import { drawVaried } from './draw.ts'
import { inventTrade, tradeKinds } from './invent-trade.ts'
import { variedLanguages } from './words.ts'

export interface VariedDocument {
  kind: Kind['id']
  heldBack: false
  file: string
  make: () => Promise<Buffer>
  truth: Map<string, unknown>
}

const kindIds = { invoice: 'invoice', packing: 'packing-list', delivery: 'delivery-note' } as const

/** So many of each kind in each language. */
const EACH = 8

/** Invoices, packing lists and delivery notes that look different each; the same ones each time. */
export function variedDocuments(): VariedDocument[] {
  return variedLanguages.flatMap((language) =>
    tradeKinds.flatMap((kind) =>
      Array.from({ length: EACH }, (_, n): VariedDocument => {
        const file = `varied-${kind}-${language}-${n}.pdf`
        const { form, truth } = inventTrade(kind, language, file)
        return {
          kind: kindIds[kind],
          heldBack: false,
          file,
          make: () => drawVaried(form, randomFrom(`style of ${file}`)),
          truth: new Map([...truth].map(([path, value]) => [normalisePath(path) ?? path, value])),
        }
      }),
    ),
  )
}
