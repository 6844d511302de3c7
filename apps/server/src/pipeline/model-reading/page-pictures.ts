import { createHash } from 'node:crypto'
import type { RecognisedPage } from '@efti-hub/reading'
import sharp from 'sharp'
import type { AiSwitches } from '../../accounts/settings/ai-switches.ts'
import type { AiProvider, Picture } from '../../platform/ai-provider/ai-provider.ts'
import { readOriginal } from '../documents/original-content.ts'
import type { JobContext } from '../documents/run-job.ts'
import { renderPage } from '../recognition/pages/render-page.ts'
import type { SentPicture } from './store.ts'

/** Freight documents say what is asked about on their first pages; each picture costs some 1,500 tokens. */
const MOST_PICTURES = 4
/** Pixels of the longer side: providers make larger ones smaller. */
const LONGER_SIDE = 1_568
const TIME_LIMIT_MS = 15_000

export interface PagePicture extends SentPicture {
  bytes: Picture
}

/** The pages whose pictures go to the provider: none without consent, and none where names are left out, which a picture shows. */
export function pagesToPicture(
  format: string,
  pages: readonly RecognisedPage[],
  { sendPictures, redactContent }: Pick<AiSwitches, 'sendPictures' | 'redactContent'>,
  provider: AiProvider | null,
): RecognisedPage[] {
  const mayGo = provider?.takesPictures && sendPictures && !redactContent && format === 'pdf'
  return mayGo ? pages.slice(0, MOST_PICTURES) : []
}

/** JPEG of each page as a viewer shows it. Empty where they cannot be drawn: they are an extra, and a document is read without them. */
export async function drawPictures(
  { services, document, signal }: Pick<JobContext, 'services' | 'document' | 'signal'>,
  pages: readonly RecognisedPage[],
): Promise<PagePicture[]> {
  if (pages.length === 0) return []
  try {
    const pdf = await readOriginal(services.files, document)
    const drawn: PagePicture[] = []
    for (const page of pages) {
      const bytes = await drawPicture(pdf, page, signal)
      drawn.push({ page: page.number, sha256: createHash('sha256').update(bytes).digest('hex'), bytes })
    }
    return drawn
  } catch (err) {
    signal.throwIfAborted()
    services.log.warn({ err, documentId: document.id }, 'pages were not drawn for the AI provider')
    return []
  }
}

async function drawPicture(
  pdf: Uint8Array,
  { number, width, height }: RecognisedPage,
  signal: AbortSignal,
): Promise<Picture> {
  const dpi = (LONGER_SIDE / Math.max(width, height)) * 72
  const page = await renderPage(pdf, number, {
    dpi,
    gray: false,
    pageSize: { width, height },
    signal,
    timeLimitMs: TIME_LIMIT_MS,
  })
  const raw = { width: page.width, height: page.height, channels: 4 as const }
  return sharp(page.data, { raw }).flatten({ background: 'white' }).jpeg({ quality: 80 }).toBuffer()
}
