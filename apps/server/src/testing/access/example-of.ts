/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-11-20T10:00:00Z',
  date: '2026-11-20',
  email: 'someone@example.org',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** Tried in turn where a text has a pattern. */
const TEXTS = ['Example', 'EX', 'eng', '1', '2026-11', '2026-11-20']

export interface ExampleRequest {
  /** With everything that may be left out, and one element in each list. */
  whole: boolean
  /** Which of several alternatives, counted from 0; the last one where there are not so many. */
  choice: number
}

const SMALLEST: ExampleRequest = { whole: false, choice: 0 }

/** A value that the schema accepts; the smallest one unless more is wanted. */
export function schemaExample(schema: Schema, wanted: ExampleRequest = SMALLEST): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => schemaExample(part, wanted)))
  const choices = schema.anyOf ?? schema.oneOf ?? []
  const choice = choices[wanted.choice] ?? choices.at(-1)
  if (choice) return schemaExample(choice, wanted)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return exampleObject(schema, wanted)
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, wanted.whole ? 1 : 0)
      return Array.from({ length }, () => schemaExample(schema.items ?? {}, wanted))
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, schema.exclusiveMinimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return exampleText(schema)
  }
}

function exampleObject(
  { properties = {}, required = [] }: Schema,
  wanted: ExampleRequest,
): Record<string, unknown> {
  const names = wanted.whole ? Object.keys(properties) : required
  return Object.fromEntries(names.map((name) => [name, schemaExample(properties[name] ?? {}, wanted)]))
}

function exampleText({ format, pattern, minLength = 0 }: Schema): string {
  const byFormat = format && BY_FORMAT[format]
  if (byFormat) return byFormat
  const shape = pattern === undefined ? null : new RegExp(pattern, 'u')
  const text = TEXTS.find((one) => !shape || shape.test(one)) ?? ''
  return text.padEnd(minLength, 'x')
}
