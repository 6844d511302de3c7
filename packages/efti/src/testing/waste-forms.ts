import type { Form, FormParticular } from '../dataset/form.ts'
import { ANNEX_VII, type Block, MOVEMENT } from '../regulations/waste-shipments/blocks.ts'

function filled(kind: Form['kind'], blocks: readonly Block[]): Form {
  return {
    kind,
    blocks: Object.fromEntries(blocks.map(({ number, example }) => [number, { text: example }])),
  }
}

/** Both forms of waste with every block filled in. */
export const FILLED_FORMS = [
  { code: 'ANNEX-VII', form: filled('waste-annex-vii', ANNEX_VII), blocks: ANNEX_VII },
  { code: 'MOVEMENT', form: filled('waste-movement', MOVEMENT), blocks: MOVEMENT },
] as const

/** The same with nothing in one block. */
export function withoutBlock(form: Form, number: string): Form {
  return { ...form, blocks: { ...form.blocks, [number]: { text: null } } }
}

/** The same with nothing behind one field of a block. */
export function withoutField(form: Form, number: string, field: FormParticular): Form {
  const block = form.blocks[number] ?? { text: null }
  return { ...form, blocks: { ...form.blocks, [number]: { ...block, open: { [field]: 'missing' } } } }
}
