import type { HttpClient } from '../http-client.ts'
import type { Schema } from './example-of.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** One call of the API as GET /api/openapi.json describes it. */
export interface AccessCall {
  /** 'GET /api/documents/{id}' */
  name: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | null
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
    >
  >
}

/** Objects are deleted after everything else has used them, and a session is ended last of all. */
const ORDER = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE']
const orderOf = ({ method, path }: AccessCall) => (path === '/api/auth/logout' ? 9 : ORDER.indexOf(method))

/** Every call that the server describes, in an order in which each finds what it is about. */
export async function readCalls(visitor: HttpClient): Promise<AccessCall[]> {
  const { body } = await visitor.get<Description>('/api/openapi.json')
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): AccessCall => {
      const name = `${method.toUpperCase()} ${path}`
      const schema = requestBody?.content['application/json']?.schema ?? null
      return { name, method: method.toUpperCase(), path, parameters, body: schema }
    }),
  )
  return calls.sort((one, other) => orderOf(one) - orderOf(other))
}
