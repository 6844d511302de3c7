import { CALLS } from '@efti-hub/contract'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Hub, startHub } from './testing/index.ts'

interface Described {
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema: unknown }> }>
}

let hub: Hub
let paths: Record<string, Record<string, Described>>

beforeAll(async () => {
  hub = await startHub()
  const { body } = await hub.visitor().get<{ paths: typeof paths }>('/api/openapi.json')
  paths = body.paths
})
afterAll(() => hub?.stop())

/** As the routes describe themselves. */
const describe = (call: { body?: z.ZodType; answer: z.ZodType }) =>
  jsonSchemaTransform({
    schema: { ...(call.body && { body: call.body }), response: { 200: call.answer } },
    url: '/',
    route: {
      method: 'POST',
      url: '/',
      path: '',
      routePath: '',
      prefix: '',
      logLevel: 'silent',
      handler: () => {},
    },
    openapiObject: { openapi: '3.1.0' },
  } as never).schema as { body?: unknown; response: { 200: unknown } }

/** OpenAPI writes a constant as a list of one. */
const alike = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (typeof value !== 'object' || value === null || !('const' in value)) return value
    const { const: only, ...others } = value
    return { ...others, enum: [only] }
  })

/** What the browser's types are made of is what the routes check and answer. */
test.each(Object.entries(CALLS))('%s takes and answers what the contract states', (name, call) => {
  const [method = '', path = ''] = name.split(' ')
  const described = paths[path]?.[method.toLowerCase()]
  expect(described, 'not described').toBeDefined()
  const success = Object.entries(described?.responses ?? {}).find(([status]) => status.startsWith('2'))
  const answer = success?.[1].content?.['application/json']?.schema ?? { type: 'null' }
  const own = describe(call)
  expect(alike(own.response[200])).toEqual(alike(answer))
  const body = described?.requestBody?.content['application/json']?.schema ?? null
  expect(alike(own.body ?? null)).toEqual(alike(body))
})
