import { type Attribute, readTags, type TagReader, XmlProblem } from '@efti-hub/efti'
import { type Node, nodeOf } from './tree.ts'

export interface Tree {
  root: Node
  /** Namespaces declared at the outermost element; that of the element itself first. */
  namespaces: readonly string[]
}

/** The elements of an XML text by their local names; undefined where it declares a document type or is no XML. */
export function treeOfXml(text: string): Tree | undefined {
  const builder = new TreeBuilder()
  try {
    readTags(text.replace(/^\uFEFF/, ''), builder)
  } catch (error) {
    if (error instanceof XmlProblem) return undefined
    throw error
  }
  return builder.root ? { root: builder.root, namespaces: builder.namespaces } : undefined
}

class TreeBuilder implements TagReader {
  root: Node | null = null
  namespaces: string[] = []
  #open: Node | null = null

  open(name: string, attributes: readonly Attribute[], offset: number): null {
    const node = nodeOf(localName(name), '', this.#open, offset)
    if (!this.root) {
      this.root = node
      this.namespaces = namespacesOf(name, attributes)
    }
    for (const { name, value } of attributes) {
      if (name !== 'xmlns' && !/^(xmlns|xsi|xml):/.test(name))
        nodeOf(`@${localName(name)}`, value.trim(), node, offset)
    }
    this.#open = node
    return null
  }

  text(source: string, from: number, to: number): void {
    if (this.#open) this.#open.text += source.slice(from, to)
  }

  close(): void {
    const closed = this.#open
    if (!closed) return
    closed.text = closed.text.replace(/\s+/g, ' ').trim()
    this.#open = closed.parent
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function namespacesOf(name: string, attributes: readonly Attribute[]): string[] {
  const declared = attributes.filter((a) => a.name === 'xmlns' || a.name.startsWith('xmlns:'))
  const prefix = name.includes(':') ? `xmlns:${name.slice(0, name.indexOf(':'))}` : 'xmlns'
  const own = declared.filter((a) => a.name === prefix)
  return [...own, ...declared.filter((a) => a.name !== prefix)].map((a) => a.value)
}
