import type { AccessCall, Parameter } from '../access/calls.ts'
import { schemaExample } from '../access/example-of.ts'
import { fillPath, type Objects } from '../access/objects.ts'
import { BROKEN_JSON, ODD_IN_ADDRESS, ODD_JSON } from './odd-values.ts'

export interface OddRequest {
  call: AccessCall
  /** With what is odd, to be sent as it is. */
  path: string
  body?: string
}

/** More alternatives than any part of the contract has. */
const MOST_CHOICES = 6

/** Every call with one odd thing in it: in its path, in its query or somewhere in its body. */
export function oddRequests(calls: readonly AccessCall[], objects: Objects): OddRequest[] {
  return calls.flatMap((call) => {
    const path = fillPath(call.path, objects)
    const bodies = call.body ? wholeBodies(call) : [undefined]
    const valid = bodies[0]
    const ofPaths = oddPaths(call, objects).map((odd) => ({ call, path: odd, body: valid }))
    const ofQueries = oddQueries(call).map((query) => ({ call, path: `${path}?${query}`, body: valid }))
    const ofBodies = call.body ? [...bodies.flatMap((body) => oddBodies(body ?? '')), ...BROKEN_JSON] : []
    return [...ofPaths, ...ofQueries, ...[...new Set(ofBodies)].map((body) => ({ call, path, body }))]
  })
}

function oddPaths({ path }: AccessCall, objects: Objects): string[] {
  const names = path.match(/\{\w+\}/g) ?? []
  return names.flatMap((name) => {
    const [before = '', after = ''] = path.split(name)
    const end = fillPath(path, objects).split('/').slice(before.split('/').length)
    const start = fillPath(before.slice(0, -1), objects)
    const rest = after === '' ? '' : `/${end.join('/')}`
    return ODD_IN_ADDRESS.filter((odd) => odd !== '').map((odd) => `${start}/${odd}${rest}`)
  })
}

function oddQueries({ parameters }: AccessCall): string[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  return asked.flatMap((one) => {
    const others = asked.filter((other) => other !== one && other.required).map(pairOf)
    const [name, example] = [one.name, encodeURIComponent(String(schemaExample(one.schema)))]
    const odd = [
      ...ODD_IN_ADDRESS.map((value) => `${name}=${value}`),
      `${name}`,
      `${name}=${example}&${name}=${example}`,
      `${name}[]=${example}`,
      `${name}[a][b]=${example}`,
      `%00=${example}&${name}=${example}`,
    ]
    return odd.map((pairs) => [...others, pairs].join('&'))
  })
}

const pairOf = ({ name, schema }: Parameter) => `${name}=${encodeURIComponent(String(schemaExample(schema)))}`

function wholeBodies({ body }: AccessCall): string[] {
  const choices = Array.from({ length: MOST_CHOICES }, (_, choice) => ({ whole: true, choice }))
  return [...new Set(choices.map((wanted) => JSON.stringify(schemaExample(body ?? {}, wanted))))]
}

const MARK = '\u0001odd\u0001'
const MARKED = new RegExp(JSON.stringify(MARK).replaceAll('\\', '\\\\'), 'g')

/** Each value within the body in turn, the whole body too, as each odd value. */
function oddBodies(whole: string): string[] {
  const places = placesIn(JSON.parse(whole))
  return places.flatMap((place) => {
    const marked = JSON.stringify(withMark(JSON.parse(whole), place))
    return ODD_JSON.map((odd) => marked.replace(MARKED, () => odd))
  })
}

type BodyPath = readonly string[]

function placesIn(value: unknown, at: BodyPath = []): BodyPath[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
}

function withMark(value: unknown, [name, ...rest]: BodyPath): unknown {
  if (name === undefined) return MARK
  const inner = value as Record<string, unknown>
  inner[name] = withMark(inner[name], rest)
  return value
}
