import type { ConsignmentValue, ExtraContent } from '../dataset/consignment.ts'
import { childNamed, type DataElement } from '../dataset/elements.ts'
import { NamespaceScope, splitName } from './namespace-scope.ts'
import type { ParsedMessage } from './parse-consignment.ts'
import { collapse, excerpt, readAttributes } from './read-attributes.ts'
import type { TagReader } from './read-tags.ts'
import { readValue } from './read-value.ts'
import { describeMessage, isNewerFamily, type MessageInfo } from './recognise-message.ts'
import { StructureReport } from './report-structure.ts'
import {
  type ContentType,
  EDELIVERY_NAMESPACE,
  type Particle,
  rootType,
  schemaVersion,
} from './schema-types.ts'

/** An open element that the schema knows. */
interface Frame {
  name: string
  type: ContentType
  /** Its entry in the data set; null for the consignment itself and for all that is outside of the data set. */
  element: DataElement | null
  /** Do entries of the data set stand below it? */
  inDataSet: boolean
  /** Relative to the consignment, '' for the consignment itself; null in the envelope. */
  path: string | null
  attributes: Record<string, string>
  offset: number
  text: string
  hasStrayText: boolean
  hasChildren: boolean
  /** How often each particle of the type stood, by position. */
  counts: number[]
  lastPosition: number
}

/** Follows the tags of one message along the schema and collects values and breaches. */
export class ConsignmentReader implements TagReader {
  readonly #scope = new NamespaceScope()
  readonly #report = new StructureReport()
  readonly #frames: Frame[] = []
  readonly #values: ConsignmentValue[] = []
  readonly #extra: ExtraContent[] = []
  /** Open elements below one that is passed over. */
  #skipped = 0
  #info: Omit<MessageInfo, 'description'> | null = null

  open(name: string, attributes: Readonly<Record<string, string>>, offset: number): string | null {
    this.#scope.enter(attributes)
    if (this.#skipped > 0) {
      this.#skipped += 1
      return null
    }
    const [prefix, local] = splitName(name)
    const namespace = this.#scope.resolve(prefix)
    if (namespace === undefined) return `The prefix '${prefix}' of the element <${name}> is not declared.`
    const parent = this.#frames.at(-1)
    const frame = parent
      ? this.#enterChild(parent, namespace, local, offset)
      : this.#enterRoot(namespace, local, offset)
    if (!frame) {
      this.#skipped = 1
      return null
    }
    frame.attributes = readAttributes(attributes, frame.type, this.#scope, (problem) =>
      this.#report.add('attribute', frame.path, offset, `<${frame.name}>: ${problem}`),
    )
    if (!parent && this.#info) this.#info.attributes = { ...frame.attributes }
    this.#frames.push(frame)
    return null
  }

  text(piece: string): void {
    const frame = this.#frames.at(-1)
    if (!frame || this.#skipped > 0) return
    if (frame.type.text) frame.text += piece
    else if (!frame.hasStrayText && /[^\t\n\r ]/.test(piece)) {
      frame.hasStrayText = true
      const words = excerpt(collapse(piece))
      this.#report.add(
        'text',
        frame.path,
        frame.offset,
        `<${frame.name}> holds the text '${words}' among its elements.`,
      )
    }
  }

  close(): void {
    this.#scope.leave()
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    const frame = this.#frames.pop()
    if (!frame) return
    if (frame.type.text) this.#takeText(frame)
    else this.#closeParent(frame)
  }

  finish(text: string): ParsedMessage {
    const info = this.#info ?? nothing()
    const found = info.consignments > 0
    return {
      consignment: found
        ? { values: this.#values, ...(this.#extra.length > 0 ? { extra: this.#extra } : {}) }
        : null,
      findings: this.#report.finish(text),
      message: describeMessage(info),
    }
  }

  #enterRoot(namespace: string, name: string, offset: number): Frame | null {
    const type = rootType(namespace, name)
    const newer = isNewerFamily(namespace)
    this.#info = { ...nothing(), family: type ? 'pilot' : newer ? 'newer' : null, name, namespace }
    if (newer)
      this.#report.add(
        'newer',
        null,
        offset,
        `This is a message of the newer eFTI family, ${name}; it was not read.`,
      )
    else if (!type)
      this.#report.add('root', null, offset, `<${name}> in namespace '${namespace}' begins no eFTI message.`)
    if (!type) return null
    return newFrame(name, type, this.#beginConsignment(type), null, offset)
  }

  #enterChild(parent: Frame, namespace: string, name: string, offset: number): Frame | null {
    const particle = parent.type.children.get(name)
    if (particle?.namespace !== namespace) {
      this.#report.add('unknown', parent.path, offset, unknownMessage(parent, name, particle))
      return null
    }
    parent.hasChildren = true
    const count = (parent.counts[particle.position] ?? 0) + 1
    parent.counts[particle.position] = count
    if (particle.max !== -1 && count > particle.max) {
      this.#report.add(
        'repeated',
        parent.path,
        offset,
        `<${name}> stands ${count} times in <${parent.name}>.`,
      )
      return null
    }
    const element = parent.inDataSet ? (childNamed(parent.element, name) ?? null) : null
    const path = this.#childPath(parent, particle, element, count)
    if (particle.position < parent.lastPosition)
      this.#report.add('order', path, offset, `<${name}> stands too late in <${parent.name}>.`)
    else parent.lastPosition = particle.position
    return newFrame(name, particle.type, path, element, offset)
  }

  #childPath(parent: Frame, particle: Particle, element: DataElement | null, count: number): string | null {
    if (particle.type.consignment) return this.#beginConsignment(particle.type)
    if (parent.path === null || particle.namespace === EDELIVERY_NAMESPACE) return null
    const repeatable = element ? element.repeatable : particle.max !== 1
    const step = repeatable ? `${particle.name}[${count}]` : particle.name
    return parent.path === '' ? step : `${parent.path}/${step}`
  }

  /** Path of what is a consignment: '' for the first, which is read; null for all others. */
  #beginConsignment(type: ContentType): string | null {
    if (!type.consignment || !this.#info) return null
    this.#info.consignments += 1
    if (this.#info.consignments > 1) return null
    this.#info.schema = type.consignment
    this.#info.version = schemaVersion(type.consignment)
    return ''
  }

  #takeText(frame: Frame): void {
    const text = frame.type.text?.collapses ? collapse(frame.text) : frame.text
    const problem = frame.type.text?.problem(text)
    if (problem)
      this.#report.add('value', frame.path, frame.offset, `<${frame.name}>: '${excerpt(text)}' ${problem}.`)
    if (frame.path === null) return
    if (frame.element) this.#values.push(readValue(frame.element, frame.path, text, frame.attributes))
    else this.#extra.push({ path: frame.path, text, ...attributesIfAny(frame.attributes) })
  }

  #closeParent(frame: Frame): void {
    for (const particle of frame.type.required)
      if (!frame.counts[particle.position])
        this.#report.add('missing', frame.path, frame.offset, `<${frame.name}> lacks its <${particle.name}>.`)
    if (frame.path && !frame.hasChildren) this.#extra.push({ path: frame.path, text: null })
  }
}

function newFrame(
  name: string,
  type: ContentType,
  path: string | null,
  element: DataElement | null,
  offset: number,
): Frame {
  return {
    name,
    type,
    element,
    inDataSet: path === '' || element !== null,
    path,
    attributes: {},
    offset,
    text: '',
    hasStrayText: false,
    hasChildren: false,
    counts: [],
    lastPosition: -1,
  }
}

function unknownMessage(parent: Frame, name: string, particle: Particle | undefined): string {
  if (parent.type.text) return `<${name}> stands in <${parent.name}>, which holds text only.`
  if (particle)
    return `<${name}> in <${parent.name}> is in the wrong namespace; the schema has it in ${particle.namespace}.`
  return `The schema has no <${name}> in <${parent.name}>.`
}

function attributesIfAny(attributes: Record<string, string>): { attributes?: Record<string, string> } {
  return Object.keys(attributes).length > 0 ? { attributes } : {}
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
