import { type ContentType, namespaceOf, type Particle, rootType } from '../xml/schema-types.ts'

/** Answers with a whole number from 0 to `below - 1`. */
export type Chooser = (below: number) => number

const TEXTS: Record<string, readonly string[]> = {
  'xsd:boolean': ['true', 'false', '1', '0'],
  'xsd:base64Binary': ['', 'YQ==', 'YWJj'],
  'xsd:decimal': ['0.5', '12', '-3.25'],
  'codes:CountryCode': ['DE', 'FR', 'PL'],
  'codes:LanguageCode': ['en', 'de'],
  'codes:CurrencyCode': ['EUR', 'SEK'],
  'codes:TransportModeCode': ['2', '3', '8'],
  'codes:TransportEquipmentCategoryCode': ['TE', 'CN', 'BPX'],
  'types:DateTimeFormat': ['102', '203', '205'],
  'types:WeightUnit': ['KGM', 'TNE'],
  'types:VolumeUnit': ['MTQ', 'LTR'],
  'types:DurationUnit': ['DAY'],
}

/**
 * A valid common consignment that goes through the whole schema: with `choose` always 0 every element occurs once, no
 * class inside itself; else elements repeat and are left out as it chooses.
 */
export function fillSchema(choose: Chooser = () => 0, repeat = 1): string {
  const namespace = namespaceOf('common')
  const root = rootType(namespace, 'consignment')
  if (!root) throw new Error('the common schema has no consignment')
  const content = children(root, [root.name], choose, repeat)
  return `<consignment xmlns="${namespace}">${content}</consignment>`
}

function children(type: ContentType, above: readonly string[], choose: Chooser, repeat: number): string {
  return [...type.children.values()]
    .map((particle) => {
      const times = particle.max === 1 ? 1 : repeat + choose(2)
      const kept = choose(8) === 7 ? 0 : times
      return Array.from({ length: kept }, () => element(particle, above, choose)).join('')
    })
    .join('')
}

function element({ name, type }: Particle, above: readonly string[], choose: Chooser): string {
  const attributes = [...type.attributes.values()]
    .filter((attribute) => attribute.required || choose(4) !== 3)
    .map((attribute) => ` ${attribute.name}="${textFor(attribute.type.name, attribute.name, choose)}"`)
    .join('')
  if (type.text) return `<${name}${attributes}>${textFor(type.name, name, choose)}</${name}>`
  const inner = above.includes(type.name) ? '' : children(type, [...above, type.name], choose, 1)
  return `<${name}${attributes}>${inner}</${name}>`
}

function textFor(type: string, name: string, choose: Chooser): string {
  const list = TEXTS[type] ?? textsByKind(type, name)
  return list[choose(list.length)] ?? ''
}

function textsByKind(type: string, name: string): readonly string[] {
  if (type === 'types:DateTime') return ['20261119', '202611190800', '202611190800+0100', '202611190800']
  if (/Integer/.test(type)) return ['4', '0', '12345678']
  if (/Measure|Amount|Decimal/.test(type)) return ['1.5', '0', '-2.25', '123456789.123', '9999999999.123']
  if (/Identifier7|String7$/.test(type)) return ['ABC 1', 'x']
  if (/unitId/.test(name)) return ['KGM', 'C62']
  return ['Muster & Co', '1203', ' two  spaces ', 'ÄÖÜ <1>', ''].map((text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').slice(0, 17),
  )
}
