import type { Chooser } from './fill-schema.ts'

type Spoiler = (xml: string, choose: Chooser) => string

/** Ways to change one thing of a message; some keep it valid, most do not. */
const SPOILERS: readonly Spoiler[] = [
  // Another name for an element, begin and end.
  (xml, choose) => atLeaf(xml, choose, (leaf, name) => leaf.replaceAll(name, `${name}X`)),
  // The same element twice.
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf + leaf),
  (xml, choose) => atLeaf(xml, choose, () => ''),
  (xml, choose) =>
    atLeaf(xml, choose, (leaf) => leaf.replace(/>[^<]*</, '>not a value of any kind, and long<')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/>[^<]*</, '><')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/ \w+="[^"]*"/, '')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/="[^"]*"/, '="???"')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/>/, ' invented="1">')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/>/, '><id>1</id>')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => `${leaf} text beside `),
  // The element comes before its predecessor.
  (xml, choose) =>
    xml.replace(nth(LEAF_PAIR, xml, choose) ?? '', (pair) => pair.replace(LEAF_PAIR_ONCE, '$3$1')),
  (xml, choose) => atLeaf(xml, choose, (leaf) => leaf.replace(/<(\w+)/, '<$1 xmlns="urn:another"')),
]

const LEAF = /<(\w+)(?: [^<>]*)?>[^<>]*<\/\1>/g
const LEAF_PAIR = /<(\w+)(?: [^<>]*)?>[^<>]*<\/\1><(\w+)(?: [^<>]*)?>[^<>]*<\/\2>/g
const LEAF_PAIR_ONCE = /^(<(\w+)(?: [^<>]*)?>[^<>]*<\/\2>)(.*)$/s

export function spoilXml(xml: string, choose: Chooser): string {
  return SPOILERS[choose(SPOILERS.length)]?.(xml, choose) ?? xml
}

/** Spoils that many of 100 of the elements that contain text. */
export function spoilShare(xml: string, share: number, choose: Chooser): string {
  return xml.replace(LEAF, (leaf) => (choose(100) < share ? spoilXml(leaf, choose) : leaf))
}

function atLeaf(xml: string, choose: Chooser, change: (leaf: string, name: string) => string): string {
  const leaves = [...xml.matchAll(LEAF)]
  const leaf = leaves[choose(leaves.length)]
  if (!leaf) return xml
  return xml.slice(0, leaf.index) + change(leaf[0], leaf[1] ?? '') + xml.slice(leaf.index + leaf[0].length)
}

function nth(pattern: RegExp, xml: string, choose: Chooser): string | undefined {
  const found = xml.match(pattern) ?? []
  return found[choose(found.length)]
}
