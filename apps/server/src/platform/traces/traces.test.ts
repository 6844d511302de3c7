import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** Takes what a collector takes: OTLP over HTTP, as JSON. */
const spans: Span[] = []
const services: string[] = []
let collector: Server
let hub: Hub
let ida: Member

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[]
    }
    for (const { resource, scopeSpans } of body.resourceSpans) {
      services.push(`${resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue}`)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  hub = await startHub({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` } })
  ida = await hub.member()
})
afterAll(async () => {
  await hub?.stop()
  collector?.close()
})

test('an upload is one trace, from its bytes to its verdict, and names nothing of its content', async () => {
  const document = await ida.upload(await cmrPdf(611))
  await hub.drain()
  await hub.services.traces.close()
  const uploadId = document.fileUrl.split('/').at(-1) ?? ''
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([uploadId.replaceAll('-', '')]))
  const root = spans.find(({ name }) => name === 'accept document')
  expect(spans.map(({ name }) => name).sort()).toEqual(
    ['accept document', 'compliance', 'find values', 'ocr', 'receive file', 'recognise'].sort(),
  )
  const others = spans.filter((span) => span !== root)
  expect(new Set(others.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]))
  expect(new Set(services)).toEqual(new Set(['efti-hub-test']))
  expect(JSON.stringify(spans)).not.toContain('cmr-611')
})
