import { z } from 'zod'

/** Widths in pixels that pictures of pages are drawn in; another is answered with the next larger one. */
export const PAGE_IMAGE_WIDTHS = [160, 320, 640, 960, 1280, 1920, 2560] as const
export const DEFAULT_PAGE_IMAGE_WIDTH = 1280

export const pageImageQuery = z.object({
  width: z.coerce.number().int().min(1).max(10_000).default(DEFAULT_PAGE_IMAGE_WIDTH),
})

/** Where the words of a page come from: its text layer, recognition of its picture, or both. */
export const pageSource = z.enum(['text', 'ocr', 'mixed'])

export const documentPage = z.object({
  /** From 1. */
  number: z.number().int(),
  /** In page units (PDF points), turned as a viewer shows the page; 0 where a damaged page has no size. */
  width: z.number(),
  height: z.number(),
  /** Whether `/pages/{n}/image` can show it. Only PDFs have pictures of their pages. */
  hasImage: z.boolean(),
  /** True where the format has no pages and places are only reading order and columns. */
  synthetic: z.boolean(),
  words: z.number().int(),
  source: pageSource,
  /** Mean over the words, 0 to 1; null where there are none. */
  confidence: z.number().nullable(),
  /** Degrees clockwise that bring the document upright, for a page read as a picture or drawn otherwise than upright; else null. Boxes are as it lies. */
  orientation: z.number().nullable(),
})
export type DocumentPage = z.infer<typeof documentPage>

/** All pages of the latest reading, in order: never cut into parts, so `nextCursor` is always null. */
export const pagesAnswer = z.object({
  items: z.array(documentPage),
  nextCursor: z.null(),
  total: z.number().int(),
})
export type PagesAnswer = z.infer<typeof pagesAnswer>

export const pageWord = z.object({
  text: z.string(),
  /** Left, top, right, bottom in page units, origin at the top left. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  confidence: z.number(),
})

export const pageText = z.object({
  number: z.number().int(),
  width: z.number(),
  height: z.number(),
  synthetic: z.boolean(),
  /** In reading order. */
  words: z.array(pageWord),
})
export type PageText = z.infer<typeof pageText>
