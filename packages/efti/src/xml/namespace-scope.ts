import { endOfName } from './name-characters.ts'
import type { Attribute } from './read-tags.ts'
import { EDELIVERY_NAMESPACE, namespaceOf } from './schema-types.ts'

/** Our own copies of the namespaces that are asked for: comparing a string with itself takes no time. */
const NAMESPACES = new Map(
  [EDELIVERY_NAMESPACE, namespaceOf('common'), namespaceOf('identifier')].map((name) => [name, name]),
)
const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Prefix bindings while reading: one stack for each prefix, so that finding a binding takes constant time. */
export class NamespaceScope {
  readonly #bindings = new Map<string, string[]>([['xml', [XML]]])
  /** What each element declared that declared anything. */
  readonly #declared: { depth: number; prefixes: string[] }[] = []
  #depth = 0
  /** Kept at hand: almost every element is in it. */
  #default = ''

  /** Answers with what is wrong with the declarations of an element (Namespaces in XML 1.0, section 3), or null. */
  enter(attributes: readonly Attribute[]): string | null {
    this.#depth += 1
    if (attributes.length === 0) return null
    const prefixes: string[] = []
    for (const { name, value } of attributes) {
      const prefix = declaredPrefix(name)
      if (prefix === null) continue
      const problem = declarationProblem(name, prefix, value)
      if (problem) return problem
      const namespace = NAMESPACES.get(value) ?? value
      const stack = this.#bindings.get(prefix)
      if (stack) stack.push(namespace)
      else this.#bindings.set(prefix, [namespace])
      prefixes.push(prefix)
    }
    if (prefixes.length === 0) return null
    this.#declared.push({ depth: this.#depth, prefixes })
    this.#default = this.#bindings.get('')?.at(-1) ?? ''
    return null
  }

  leave(): void {
    if (this.#declared.at(-1)?.depth === this.#depth) {
      for (const prefix of this.#declared.pop()?.prefixes ?? []) this.#bindings.get(prefix)?.pop()
      this.#default = this.#bindings.get('')?.at(-1) ?? ''
    }
    this.#depth -= 1
  }

  /** Namespace of a prefix ('' is the default one); undefined if the prefix was never declared. */
  resolve(prefix: string): string | undefined {
    return prefix === '' ? this.#default : this.#bindings.get(prefix)?.at(-1)
  }
}

/** Is the attribute no data but a declaration of a namespace? */
export function isDeclaration(name: string): boolean {
  return declaredPrefix(name) !== null
}

/** What is wrong with a name that has a colon, or null: there is one, between two names. */
export function nameProblem(name: string): string | null {
  const [prefix, local] = splitName(name)
  return isOwnName(prefix) && isOwnName(local)
    ? null
    : `The colon in the name ${name} is not between a prefix and a name.`
}

/** A name without a colon (Namespaces in XML 1.0, production 4). */
function isOwnName(name: string): boolean {
  return name !== '' && !name.includes(':') && endOfName(name, 0) === name.length
}

function declarationProblem(name: string, prefix: string, namespace: string): string | null {
  if (prefix !== '' || name !== 'xmlns') {
    const problem = nameProblem(name)
    if (problem) return problem
  }
  if (prefix === 'xmlns' || namespace === XMLNS)
    return "The prefix 'xmlns' is XML's own and not to be declared."
  if ((prefix === 'xml') !== (namespace === XML))
    return "The prefix 'xml' is XML's own and keeps its namespace."
  return prefix !== '' && namespace === '' ? `The prefix '${prefix}' is declared for no namespace.` : null
}

function declaredPrefix(name: string): string | null {
  return name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null
}

/** 'ed:consignment' -> ['ed', 'consignment']. */
export function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}
