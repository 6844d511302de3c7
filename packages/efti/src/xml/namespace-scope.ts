/** Prefix bindings while reading: one stack for each prefix, so that finding a binding takes constant time. */
export class NamespaceScope {
  readonly #bindings = new Map<string, string[]>([['xml', ['http://www.w3.org/XML/1998/namespace']]])
  readonly #declared: string[][] = []

  enter(attributes: Readonly<Record<string, string>>): void {
    let prefixes: string[] | undefined
    for (const name in attributes) {
      const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null
      if (prefix === null) continue
      const stack = this.#bindings.get(prefix)
      if (stack) stack.push(attributes[name] ?? '')
      else this.#bindings.set(prefix, [attributes[name] ?? ''])
      if (prefixes) prefixes.push(prefix)
      else prefixes = [prefix]
    }
    this.#declared.push(prefixes ?? NONE)
  }

  leave(): void {
    for (const prefix of this.#declared.pop() ?? NONE) this.#bindings.get(prefix)?.pop()
  }

  /** Namespace of a prefix ('' is the default one); undefined if the prefix was never declared. */
  resolve(prefix: string): string | undefined {
    const bound = this.#bindings.get(prefix)?.at(-1)
    return bound === undefined && prefix === '' ? '' : bound
  }
}

const NONE: string[] = []

/** 'ed:consignment' -> ['ed', 'consignment']. */
export function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}
