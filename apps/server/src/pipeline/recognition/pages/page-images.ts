import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import sharp from 'sharp'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { contentOfOriginal } from '../../documents/original-content.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { UnreadableFile } from '../recognised.ts'
import { openImageCache } from './image-cache.ts'
import { renderPage } from './render-page.ts'
import { openStoredImages, removeStoredImages } from './stored-images.ts'

export interface PageToShow {
  document: DocumentRow
  number: number
  /** In page units; zeros where the page is damaged and its size is not known. */
  size: { width: number; height: number }
  /** Pixels. */
  width: number
}

export interface PageImages {
  /** WebP. @throws Refusal 409 where the page cannot be drawn, 503 where too many wait. */
  imageOf(page: PageToShow): Promise<Buffer>
}

/** Part of every key: pictures that an earlier way of drawing made are not shown any more. */
export const DRAWING = 'd1'

const MAX_CACHE_BYTES = 512 * 1_048_576
const TIME_LIMIT_MS = 15_000
/** Each waiting request keeps a connection; a person who scrolls through a long document causes a dozen. */
const MAX_WAITING = 200

/** Originals whose pages are being looked at stay in memory for a moment: they have up to 50 MB. */
const ORIGINALS_BYTES = 128 * 1_048_576
const ORIGINALS_MS = 30_000

/** Pictures of pages: drawn when first asked for, in threads, then kept. */
export function openPageImages(services: Services): PageImages {
  const cache = cacheOf(services)
  const originals = openOriginals(services.files)
  const queue = new PQueue({ concurrency: Math.max(2, availableParallelism()) })
  /** Of requests for the same picture one draws it. */
  const underWay = new Map<string, Promise<Buffer>>()

  const drawAndKeep = async (key: string, page: PageToShow): Promise<Buffer> => {
    const pdf = await originals.forceFetch(page.document.objectKey, { context: page.document })
    const image = await draw(pdf, page)
    await cache.put(key, image).catch((err) => services.log.warn({ err }, 'a picture of a page was not kept'))
    return image
  }

  return {
    async imageOf(page) {
      const { tenantId, id } = page.document
      const key = `${tenantId}/${id}/${page.number}-${page.width}-${DRAWING}`
      const kept = await cache.get(key)
      if (kept) return kept
      const drawing = underWay.get(key)
      if (drawing) return drawing
      if (queue.size >= MAX_WAITING) {
        throw new Refusal(
          'unavailable',
          'Many pages are being drawn right now. Please try again in a moment.',
        )
      }
      const mine = queue.add(() => drawAndKeep(key, page)) as Promise<Buffer>
      underWay.set(key, mine)
      return mine.finally(() => underWay.delete(key))
    },
  }
}

/** Of a document that is deleted. */
export async function removePageImages(
  services: Services,
  tenantId: string,
  documentId: string,
): Promise<void> {
  if (services.config.s3) return removeStoredImages(services.files, `${tenantId}/${documentId}`)
  await rm(join(folderOf(services), tenantId, documentId), { recursive: true, force: true })
}

/** Where the files are in a store, so are the pictures: any machine shows them, and a document that is deleted takes them along. */
const cacheOf = (services: Services) =>
  services.config.s3 ? openStoredImages(services.files) : openImageCache(folderOf(services), MAX_CACHE_BYTES)

const folderOf = ({ config }: Services) => join(config.dataDir, 'page-images')

async function draw(pdf: Uint8Array, { number, size, width }: PageToShow): Promise<Buffer> {
  const pageSize = size.width > 0 && size.height > 0 ? size : undefined
  // Without a size A4 is assumed; the picture then is somewhat wider or narrower than asked for.
  const dpi = (width / (pageSize?.width ?? 595)) * 72
  try {
    const page = await renderPage(pdf, number, { dpi, gray: false, pageSize, timeLimitMs: TIME_LIMIT_MS })
    const raw = { width: page.width, height: page.height, channels: 4 as const }
    return await sharp(page.data, { raw }).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer()
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal('no_page_image', error.message)
    throw error
  }
}

/** Read into memory that the threads share, so that a file is in it once. */
function openOriginals(files: FileStore): LRUCache<string, Uint8Array, DocumentRow> {
  return new LRUCache<string, Uint8Array, DocumentRow>({
    maxSize: ORIGINALS_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: ORIGINALS_MS,
    ttlAutopurge: true,
    fetchMethod: async (_key, _stale, { context: document }) => {
      const bytes = new Uint8Array(new SharedArrayBuffer(document.fileSize))
      let at = 0
      for await (const chunk of contentOfOriginal(files, document)) {
        // More bytes than there should be are other ones, which their sum shows in the end.
        if (at + chunk.length <= bytes.length) bytes.set(chunk, at)
        at += chunk.length
      }
      return bytes
    },
  })
}
