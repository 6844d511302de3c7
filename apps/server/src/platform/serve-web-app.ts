import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { firstParts, type WebManifest } from './first-parts.ts'
import type { App } from './http.ts'
import { Refusal } from './refusal.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const INDEX = join(DIST, 'index.html')
const MANIFEST = join(DIST, 'manifest.json')
/** What the web build leaves where each response's own nonce belongs. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
/** Here it states whether a session's cookie came along. */
const SESSION_PLACEHOLDER = '__SESSION__'

export function webAppIsBuilt(): boolean {
  return existsSync(INDEX)
}

/** Static assets by name, and the one page of the web application under every other path. */
export async function serveWebApp(app: App, hasSession: (request: FastifyRequest) => boolean): Promise<void> {
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
  const page = readerOf(INDEX, String)
  const manifest = readerOf(MANIFEST, (text): WebManifest => JSON.parse(text))

  app.setNotFoundHandler(async (request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|assets)\//.test(request.url)) {
      throw new Refusal('not_found', 'There is nothing under this address.')
    }
    const signedIn = hasSession(request)
    const parts = firstParts(await manifest(), request.url, signedIn)
    const html = (await page())
      .replace('</head>', `${parts.map(preload).join('')}</head>`)
      .replace(NONCE_PLACEHOLDER, reply.nonce)
      .replace(SESSION_PLACEHOLDER, signedIn ? 'open' : 'none')
    return (
      reply
        .header('Content-Type', 'text/html; charset=utf-8')
        // Nonce and session are of this response only.
        .header('Cache-Control', 'no-store')
        .send(html)
    )
  })
}

const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`

/** Reads a file again only when it changed: a rebuilt page shows without a restart. */
function readerOf<Content>(path: string, parse: (text: string) => Content): () => Promise<Content> {
  let kept: { changed: number; content: Content } | null = null
  return async () => {
    if (!existsSync(path))
      throw new Refusal('unavailable', 'The web application is not built: run npm start.')
    const changed = (await stat(path)).mtimeMs
    if (kept?.changed !== changed) kept = { changed, content: parse(await readFile(path, 'utf8')) }
    return kept.content
  }
}
