import type { Consignment, ConsignmentValue, ExtraContent } from '../dataset/consignment.ts'
import { childrenOf } from '../dataset/elements.ts'
import { isBlank, Reading, rememberReading } from '../dataset/reading.ts'
import { NamespaceScope, nameProblem } from './namespace-scope.ts'
import { countChild, instanceAround, NO_ATTRIBUTES, type OpenElement, OpenElements } from './open-element.ts'
import type { ParsedMessage } from './parse-consignment.ts'
import { collapse, excerpt, readAttributes } from './read-attributes.ts'
import type { Attribute, TagReader } from './read-tags.ts'
import { readValue } from './read-value.ts'
import { describeMessage, isNewerFamily, type MessageInfo } from './recognise-message.ts'
import { StructureReport } from './report-structure.ts'
import { EDELIVERY_NAMESPACE, type Particle, rootType, schemaVersion } from './schema-types.ts'
import { statedType } from './stated-type.ts'

/** Follows the tags of one message along the schema and collects values and breaches. */
export class ConsignmentReader implements TagReader {
  readonly #scope = new NamespaceScope()
  readonly #report = new StructureReport()
  readonly #open = new OpenElements()
  readonly #consignments: Consignment[] = []
  readonly #fields: ExtraContent[] = []
  #values: ConsignmentValue[] = []
  #extra: ExtraContent[] = []
  #reading = new Reading()
  /** Open elements below one that is passed over. */
  #skipped = 0
  #info: Omit<MessageInfo, 'description'> | null = null

  open(name: string, attributes: readonly Attribute[], offset: number): string | null {
    const problem = this.#scope.enter(attributes)
    if (problem) return problem
    if (this.#skipped > 0) {
      this.#skipped += 1
      return null
    }
    const colon = name.indexOf(':')
    const prefix = colon < 0 ? '' : name.slice(0, colon)
    const local = colon < 0 ? name : name.slice(colon + 1)
    if (colon >= 0) {
      const fault = nameProblem(name)
      if (fault) return fault
    }
    const namespace = this.#scope.resolve(prefix)
    if (namespace === undefined) return `The prefix '${prefix}' of the element <${name}> is not declared.`
    const parent = this.#open.last
    const opened = parent
      ? this.#openChild(parent, namespace, local, offset)
      : this.#openRoot(namespace, local, offset)
    if (!opened) {
      this.#skipped = 1
      return null
    }
    if (attributes.length > 0 || opened.type.requiredAttributes.length > 0)
      this.#takeAttributes(opened, attributes)
    if (!parent && this.#info) this.#info.attributes = { ...opened.attributes }
    return null
  }

  text(source: string, from: number, to: number, isSection = false): void {
    const opened = this.#open.last
    if (!opened || this.#skipped > 0) return
    if (opened.type.text) {
      const piece = source.slice(from, to)
      opened.text = opened.text === '' ? piece : opened.text + piece
    } else if (!opened.hasStrayText && (isSection || !isSpace(source, from, to))) {
      opened.hasStrayText = true
      const words = excerpt(collapse(source.slice(from, to)))
      const what = words === '' || words === ' ' ? 'a CDATA section' : `the text '${words}'`
      this.#breach(
        'text',
        opened.path,
        opened.offset,
        `<${opened.name}> contains ${what} between its elements.`,
      )
    }
  }

  close(): void {
    this.#scope.leave()
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    const closed = this.#open.pop()
    if (!closed) return
    if (closed.type.text) this.#takeText(closed)
    else this.#closeParent(closed)
  }

  finish(text: string): ParsedMessage {
    const consignments = this.#consignments.map(({ values, extra }) =>
      extra && extra.length > 0 ? { values, extra } : { values },
    )
    return {
      consignment: consignments[0] ?? null,
      consignments,
      fields: this.#fields,
      findings: this.#report.finish(text),
      message: describeMessage(this.#info ?? nothing()),
    }
  }

  #takeAttributes(opened: OpenElement, attributes: readonly Attribute[]): void {
    const breach = (problem: string) =>
      this.#breach('attribute', opened.path, opened.offset, `<${opened.name}>: ${problem}`)
    opened.type = statedType(attributes, opened.type, this.#scope, breach)
    opened.attributes = readAttributes(attributes, opened.type, this.#scope, breach)
  }

  #openRoot(namespace: string, name: string, offset: number): OpenElement | null {
    const type = rootType(namespace, name)
    const newer = isNewerFamily(namespace)
    this.#info = { ...nothing(), family: type ? 'pilot' : newer ? 'newer' : null, name, namespace }
    if (newer)
      this.#breach(
        'newer',
        null,
        offset,
        `This is a message of the newer eFTI family, ${name}; it was not read.`,
      )
    else if (!type)
      this.#breach(
        'root',
        null,
        offset,
        `<${name}> in namespace '${namespace}' is not the start of an eFTI message.`,
      )
    if (!type) return null
    const opened = this.#open.push(name, type, offset)
    if (type.consignment) this.#beginConsignment(opened)
    else opened.field = ''
    return opened
  }

  #openChild(parent: OpenElement, namespace: string, name: string, offset: number): OpenElement | null {
    const particle = parent.type.children.get(name)
    if (particle?.namespace !== namespace) {
      this.#breach('unknown', parent.path, offset, unknownMessage(parent, name, particle))
      return null
    }
    const count = countChild(parent, particle)
    if (particle.max !== -1 && count > particle.max) {
      this.#breach('repeated', parent.path, offset, `<${name}> occurs ${count} times in <${parent.name}>.`)
      return null
    }
    const opened = this.#open.push(name, particle.type, offset)
    if (parent.path !== null && particle.namespace !== EDELIVERY_NAMESPACE)
      place(opened, parent, particle, count)
    else placeInEnvelope(opened, parent, particle, count)
    if (particle.type.consignment) this.#beginConsignment(opened)
    if (particle.position >= parent.lastPosition) parent.lastPosition = particle.position
    else this.#breach('order', opened.path, offset, `<${name}> is out of order in <${parent.name}>.`)
    return opened
  }

  #beginConsignment(opened: OpenElement): void {
    const schema = opened.type.consignment
    if (!schema || !this.#info) return
    this.#info.consignments += 1
    this.#info.schema = schema
    this.#info.version = schemaVersion(schema)
    this.#values = []
    this.#extra = []
    this.#reading = new Reading()
    rememberReading(this.#values, this.#reading)
    this.#consignments.push({ values: this.#values, extra: this.#extra })
    opened.path = ''
    opened.members = childrenOf(null) ?? null
  }

  /** A path identifies an element only in the first consignment: it is the one that is judged. */
  #breach(rule: Parameters<StructureReport['add']>[0], path: string | null, offset: number, message: string) {
    this.#report.add(rule, this.#consignments.length > 1 ? null : path, offset, message)
  }

  #takeText(closed: OpenElement): void {
    const { type, path, element, attributes } = closed
    const text = type.text?.collapses ? collapse(closed.text) : closed.text
    const problem = type.text?.problem(text)
    if (problem)
      this.#breach('value', path, closed.offset, `<${closed.name}>: '${excerpt(text)}' ${problem}.`)
    if (path === null) {
      if (closed.field) this.#fields.push(contentAt(closed.field, text, attributes))
    } else if (element) {
      this.#values.push(readValue(element, path, text, attributes))
      this.#reading.note(
        element,
        path,
        isBlank(text) ? undefined : instanceAround(closed.above, this.#reading.places),
      )
    } else this.#extra.push(contentAt(path, text, attributes))
  }

  #closeParent({ type, path, offset, name, counts, hasChildren }: OpenElement): void {
    for (const particle of type.required)
      if (!counts[particle.position])
        this.#breach('missing', path, offset, `<${name}> has no <${particle.name}>.`)
    if (path && !hasChildren) this.#extra.push({ path, text: null })
  }
}

/** Gives an element inside a consignment its path and its entry in the data set. */
function place(opened: OpenElement, parent: OpenElement, particle: Particle, count: number): void {
  const element = parent.members?.get(particle.name) ?? null
  const repeatable = element ? element.repeatable : particle.max !== 1
  const step = !repeatable ? particle.name : count === 1 ? particle.first : `${particle.name}[${count}]`
  const path = parent.prefix + step
  opened.path = path
  opened.element = element
  if (particle.type.text) return
  opened.prefix = `${path}/`
  opened.index = count
  opened.members = element ? (childrenOf(element) ?? null) : null
}

function contentAt(path: string, text: string, attributes: OpenElement['attributes']): ExtraContent {
  return attributes === NO_ATTRIBUTES ? { path, text } : { path, text, attributes }
}

/** Beside or around consignments. */
function placeInEnvelope(opened: OpenElement, parent: OpenElement, particle: Particle, count: number): void {
  if (parent.field === null) return
  const step = particle.max === 1 ? particle.name : `${particle.name}[${count}]`
  opened.field = parent.field === '' ? step : `${parent.field}/${step}`
}

function isSpace(source: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = source.charCodeAt(at)
    if (code !== 32 && code !== 10 && code !== 9 && code !== 13) return false
  }
  return true
}

function unknownMessage(parent: OpenElement, name: string, particle: Particle | undefined): string {
  if (parent.type.text) return `<${name}> stands in <${parent.name}>, which holds text only.`
  if (particle)
    return `<${name}> in <${parent.name}> is in the wrong namespace; the schema has it in ${particle.namespace}.`
  return `The schema has no <${name}> in <${parent.name}>.`
}

function nothing(): Omit<MessageInfo, 'description'> {
  return {
    family: null,
    name: '',
    namespace: '',
    schema: null,
    version: null,
    consignments: 0,
    attributes: {},
  }
}
