import { z } from 'zod'
import { fileName } from './file-name.ts'

/** One file is made into no more documents than this. */
export const MAX_PARTS = 100
/** As many pages as are read of one file. */
export const MAX_PAGES_ARRANGED = 2_000

export const PAGE_TURNS = [0, 90, 180, 270] as const

export const arrangedPage = z.object({
  /** From 1, as in the file. */
  number: z.number().int().min(1).max(MAX_PAGES_ARRANGED),
  /** Degrees clockwise, on top of how the file shows the page. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
})
export type ArrangedPage = z.infer<typeof arrangedPage>

const arrangedPart = z.object({
  pages: z.array(arrangedPage).min(1).max(MAX_PAGES_ARRANGED),
  /** Without one it is the name of the file and its pages. */
  name: fileName.regex(/\S.*\.pdf$/iu, 'The name of a part ends with .pdf').optional(),
})

/** Pages that are in no part are left out; each page is in one part at most. */
export const splitRequest = z.object({ parts: z.array(arrangedPart).min(1).max(MAX_PARTS) })
export type SplitRequest = z.input<typeof splitRequest>
export type Arrangement = z.infer<typeof splitRequest>

/** Pages of a file that seem to be one document. */
export const proposedPart = z.object({
  /** From 1, in their order. */
  pages: z.array(z.number().int()),
  /** 'other' where nothing shows which. */
  kind: z.string(),
  documentNumber: z.string().nullable(),
})
export type ProposedPart = z.infer<typeof proposedPart>

export const documentSplit = z.object({
  /** The documents that the file seems to hold; empty where it seems to hold one, or a person keeps it as one. */
  proposed: z.array(proposedPart),
  /** The file that it was split from, and which pages of it; null for a document that was uploaded. */
  madeFrom: z
    .object({ id: z.string(), originalName: z.string(), pages: z.array(z.number().int()) })
    .nullable(),
})
