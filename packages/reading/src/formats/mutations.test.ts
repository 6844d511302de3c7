import { readFileSync } from 'node:fs'
import { elementByPath, normalisePath } from '@efti-hub/efti'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Recognised } from '../layout/pages.ts'
import { readPages } from '../read-pages.ts'

const sample = (folder: string, extension: string) =>
  readFileSync(new URL(`../../../../samples/${folder}/01-original.${extension}`, import.meta.url), 'utf8')

const messages: [folder: string, format: 'json' | 'xml'][] = [
  ['road-ecmr-json', 'json'],
  ['road-open-trip-model', 'json'],
  ['road-uncefact-json', 'json'],
  ['air-one-record', 'json'],
  ['sea-efbl-json', 'json'],
  ['road-ecmr-xml', 'xml'],
  ['air-waybill-xml', 'xml'],
  ['air-house-waybill-xml', 'xml'],
  ['road-other-xml', 'xml'],
]

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '2026-13-45',
  '1,234.5',
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { value: {} },
  { entity: { entity: {} } },
  { '@id': '@id' },
  { uuid: 'x', associationType: 'reference' },
  JSON.parse('{"__proto__":{"x":1}}'),
)

/** One member somewhere in the tree becomes something else, or stands twice. */
function spoilJson(value: unknown, at: number, put: unknown): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    for (const key of Object.keys(node)) {
      places.push({ holder: node as Record<string, unknown>, key })
      visit((node as Record<string, unknown>)[key])
    }
  }
  visit(value)
  const place = places[at % places.length]
  if (place) place.holder[place.key] = at % 5 === 0 ? [place.holder[place.key], put] : put
  return value
}

/** One element of the text goes, stands twice, or has another content; it stays well formed. */
function spoilXml(text: string, at: number, put: unknown): string {
  const elements = [...text.matchAll(/<([\w:]+)[^>]*>[^<]*<\/\1>/g)]
  const [element = '', name = ''] = elements[at % elements.length] ?? []
  const changed =
    [`<${name}>${JSON.stringify(put).replace(/[<&]/g, '')}</${name}>`, '', element + element][at % 3] ?? ''
  return text.replace(element, () => changed)
}

describe.each(messages)('%s, spoiled', (folder, format) => {
  const text = sample(folder, format)

  it('is answered, with values at places that the data set has, each place once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 4 }), (changes) => {
        const spoiled =
          format === 'json'
            ? JSON.stringify(
                changes.reduce<unknown>(
                  (m, [at, put]) => spoilJson(m, at, structuredClone(put)),
                  JSON.parse(text),
                ),
              )
            : changes.reduce((m, [at, put]) => spoilXml(m, at, put), text)
        const recognised: Recognised = {
          engine: format,
          format,
          confidence: 1,
          text: spoiled,
          pages: [],
          notes: [],
        }
        const { values } = readPages(recognised)
        const paths = values.map((v) => v.path)
        expect(paths.map((path) => normalisePath(path))).toEqual(paths)
        expect(values.map((v) => elementByPath(v.path)?.id)).toEqual(values.map((v) => v.eftiId))
        expect(new Set(paths).size).toBe(paths.length)
      }),
      { numRuns: 150, seed: 20_261_120 },
    )
  })
})
