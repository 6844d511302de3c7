import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './http.ts'
import { Refusal } from './refusal.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const INDEX = join(DIST, 'index.html')
/** What the web build leaves where each response's own nonce belongs. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g

export function webAppIsBuilt(): boolean {
  return existsSync(INDEX)
}

/** Static assets by name, and the one page of the web application under every other path. */
export async function serveWebApp(app: App): Promise<void> {
  if (existsSync(join(DIST, 'assets'))) {
    await app.register(fastifyStatic, {
      root: join(DIST, 'assets'),
      prefix: '/assets/',
      // Their names carry a hash of their content.
      immutable: true,
      maxAge: '1y',
      // The build lays each of them there compressed as well.
      preCompressed: true,
    })
  }
  const page = readerOf(INDEX)

  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|assets)\//.test(request.url)) {
      throw new Refusal('not_found', 'There is nothing under this address.')
    }
    const html = (await page()).replace(NONCE_PLACEHOLDER, reply.nonce)
    return (
      reply
        .header('Content-Type', 'text/html; charset=utf-8')
        // The nonce is of this response only.
        .header('Cache-Control', 'no-store')
        .send(html)
    )
  })
}

/** Reads a file again only when it changed: a rebuilt page shows without a restart. */
function readerOf(path: string): () => Promise<string> {
  let kept: { changed: number; text: string } | null = null
  return async () => {
    if (!existsSync(path))
      throw new Refusal('unavailable', 'The web application is not built: run npm start.')
    const changed = (await stat(path)).mtimeMs
    if (kept?.changed !== changed) kept = { changed, text: await readFile(path, 'utf8') }
    return kept.text
  }
}
