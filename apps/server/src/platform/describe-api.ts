import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './http.ts'

type Document = NonNullable<FastifyDynamicSwaggerOptions['openapi']>
type Webhooks = Extract<Document, { webhooks?: unknown }>['webhooks']

/**
 * OpenAPI, generated from the contract's zod files: GET /api/openapi.json, and for people GET /api/docs. `webhooks`: what is
 * sent to others, by the type of the event.
 */
export async function describeApi(app: App, webhooks: Record<string, object>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'eFTI Compliance Hub',
        description: 'Freight documents in, checked and traceable eFTI data out.',
        version: '2.1.4',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'efti_hub_session' },
          key: { type: 'http', scheme: 'bearer', description: 'An API key of Settings, Security.' },
        },
      },
      security: [{ session: [] }, { key: [] }],
      // JSON Schema as zod writes it is OpenAPI 3.1's own, which its types do not know.
      webhooks: webhooks as Webhooks,
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiConfig: { tryItOutEnabled: false, url: '/api/openapi.json' },
  })
  app.get('/api/openapi.json', { config: { public: true }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}
