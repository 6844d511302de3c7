import { readdirSync, readFileSync } from 'node:fs'
import type { ConsignmentField } from '@efti-hub/contract'
import { describe, expect, it } from 'vitest'
import type { Leaf } from './leaf.ts'
import { leavesOfCsv } from './leaves-of-csv.ts'
import { leavesOfJson } from './leaves-of-json.ts'
import { leavesOfXml } from './leaves-of-xml.ts'
import { placesInSource } from './places-in-source.ts'

const shown = (leaves: Leaf[]) => leaves.map(({ path, text, line }) => [path, text, line])

it('finds the values of a JSON text, members of lists by their number', () => {
  const text =
    '{"a": {"b: c": "x\\n\\"y"},\n "goods": [{"kg": 5}, {"kg": 7, "ok": true, "no": null}], "list": [[1]]}'
  const leaves = leavesOfJson(text)
  expect(shown(leaves)).toEqual([
    ['a/b: c', 'x\n"y', 1],
    ['goods[1]/kg', '5', 2],
    ['goods[2]/kg', '7', 2],
    ['goods[2]/ok', 'true', 2],
    ['list[1][1]', '1', 2],
  ])
  expect(leaves.map(({ start, end }) => text.slice(start, end))[1]).toBe('5')
})

it('finds texts and attributes of an XML text', () => {
  const text = `<?xml version="1.0"?><!-- <no/> -->
<r:root id="7"><r:kg unit='KGM'>5 &amp; 6</r:kg><kg><![CDATA[<8>]]></kg>
</r:root>`
  expect(shown(leavesOfXml(text))).toEqual([
    ['root[1]/@id', '7', 2],
    ['root[1]/kg[1]/@unit', 'KGM', 2],
    ['root[1]/kg[1]', '5 & 6', 2],
    ['root[1]/kg[2]', '<8>', 2],
  ])
})

it('finds cells below their headings, quoted ones too, and rows of a list by their label', () => {
  expect(shown(leavesOfCsv('sep=;\r\nkg;name;x\r\n5;"a; ""b""";\r\n7;c;d'))).toEqual([
    ['kg[1]', '5', 3],
    ['name[1]', 'a; "b"', 3],
    ['kg[2]', '7', 4],
    ['name[2]', 'c', 4],
    ['x[2]', 'd', 4],
  ])
  expect(shown(leavesOfCsv('Export of today\ncarrier;Cy\nkg;name;x\n5;a;b'))).toEqual([
    ['carrier', 'Cy', 2],
    ['kg[1]', '5', 4],
    ['name[1]', 'a', 4],
    ['x[1]', 'b', 4],
  ])
  expect(shown(leavesOfCsv('sender,Ada\nreceiver,Bo'))).toEqual([
    ['sender', 'Ada', 1],
    ['receiver', 'Bo', 2],
  ])
})

it('stays quick and harmless on what is no data at all', () => {
  for (const text of ['', '{', '"', '<', '<a', '<<<', 'a;b\n"', '{"a":'.repeat(2_000), '<a>'.repeat(2_000)]) {
    for (const read of [leavesOfJson, leavesOfXml, leavesOfCsv]) expect(read(text)).toEqual(expect.any(Array))
  }
})

it('marks what a person gave where it is the text of one place alone, in the place of what was read', () => {
  const text = '{"office": "Quaywerk Bremen", "to": {"name": "Cy", "town": "Lyon"}, "from": {"town": "Lyon"}}'
  const field = (path: string, value: string, label?: string) => ({
    attention: false,
    field: { path, value, label: path, ...(label && { why: { label } }) } as ConsignmentField,
  })
  const places = placesInSource([field('consignee/name', 'Cy', 'to.name')], leavesOfJson(text), [
    field('consignee/name', 'Quaywerk  Bremen'),
    field('consignee/town', 'Lyon'),
  ])
  expect(places.map(({ ids, start, end }) => [ids, text.slice(start, end)])).toEqual([
    [['consignee/name'], 'Quaywerk Bremen'],
  ])
})

const SAMPLES = new URL('../../../../../../samples/', import.meta.url)
const READERS = { json: leavesOfJson, xml: leavesOfXml, csv: leavesOfCsv }

describe.each(
  readdirSync(SAMPLES).flatMap((folder) => {
    const kinds = ['json', 'xml', 'csv'] as const
    const kind = kinds.find((one) => {
      try {
        return readFileSync(new URL(`${folder}/01-original.${one}`, SAMPLES)).length > 0
      } catch {
        return false
      }
    })
    return kind ? [[folder, kind] as const] : []
  }),
)('the sample %s', (folder, kind) => {
  it('shows nearly every value in its place', () => {
    const text = readFileSync(new URL(`${folder}/01-original.${kind}`, SAMPLES), 'utf8')
    const read = JSON.parse(readFileSync(new URL(`${folder}/03-consignment.json`, SAMPLES), 'utf8'))
    const fields: (ConsignmentField & { asWritten: string })[] = read.values.map((one: object) => ({
      label: '',
      ...one,
    }))
    const labelled = fields.filter(({ why }) => why?.label && why.checks.length === 0)
    const places = placesInSource(
      labelled.map((field) => ({ field, attention: false })),
      READERS[kind](text),
    )
    const placed = new Map(
      places.flatMap(({ ids, start, end }) => ids.map((id) => [id, text.slice(start, end)])),
    )
    const wrong = labelled.filter((field) => !shows(placed.get(field.path), field.asWritten))
    expect(wrong.length).toBeLessThanOrEqual(labelled.length * 0.15)
  })
})

const plain = (text: string) => text.replace(/&\w+;|[\s,]/g, '').toLowerCase()
const shows = (place: string | undefined, written: string) =>
  place !== undefined && (plain(written).includes(plain(place)) || plain(place).includes(plain(written)))
