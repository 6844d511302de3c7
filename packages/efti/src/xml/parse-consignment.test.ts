import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { countPlaces, MAX_FINDINGS_PER_RULE } from '../rules/further-findings.ts'
import { fillSchema } from '../testing/fill-schema.ts'
import { hasReference, officialValidator, REFERENCE } from '../testing/official-validator.ts'
import { spoilXml } from '../testing/spoil-xml.ts'
import { parseConsignmentXml } from './parse-consignment.ts'
import { STRUCTURE_RULES } from './structure-rules.ts'
import { writeConsignmentXml } from './write-consignment.ts'
import { XmlProblem } from './xml-problem.ts'

const COMMON = 'http://efti.eu/v1/consignment/common'

function read(content: string, namespace = COMMON) {
  return parseConsignmentXml(`<consignment xmlns="${namespace}">\n${content}\n</consignment>`)
}

describe('the example of a value that does not fit', () => {
  it.each([
    ['numberOfPackages', 'twelve', '<numberOfPackages>12</numberOfPackages>'],
    ['grossWeight', 'heavy', '<grossWeight unitId="KGM">12400</grossWeight>'],
    ['cODAmount', 'much', '<cODAmount currencyId="EUR">1200.5</cODAmount>'],
    [
      'carrierAcceptanceDateTime',
      'soon',
      '<carrierAcceptanceDateTime formatId="205">202611190800+0100</carrierAcceptanceDateTime>',
    ],
  ])('<%s>%s shows that element, as the schema takes it', (name, text, example) => {
    const { findings } = read(`<${name}>${text}</${name}>`)
    const found = findings.find(({ code }) => code === 'XML-VALUE')
    expect(found?.example).toBe(example)
    expect(read(example).findings).toEqual([])
  })
})

describe('values', () => {
  it('come with eFTI id, path and attributes', () => {
    const { consignment, findings } = read(`
      <consignor><name languageId="de">Muster &amp; Co</name></consignor>
      <transportPackage><itemQuantity>8</itemQuantity><typeCode>PX</typeCode></transportPackage>
      <transportPackage><itemQuantity>4</itemQuantity><typeCode> BX </typeCode></transportPackage>`)
    expect(consignment?.values).toEqual([
      { eftiId: 'eFTI51', path: 'consignor/name[1]', value: 'Muster & Co' },
      { eftiId: 'eFTI685', path: 'transportPackage[1]/itemQuantity', value: 8 },
      { eftiId: 'eFTI688', path: 'transportPackage[1]/typeCode[1]', value: 'PX' },
      { eftiId: 'eFTI685', path: 'transportPackage[2]/itemQuantity', value: 4 },
      { eftiId: 'eFTI688', path: 'transportPackage[2]/typeCode[1]', value: 'BX' },
    ])
    expect(findings.map(({ code, line }) => [code, line])).toEqual([['XML-ATTRIBUTE', 3]])
  })

  it.each([
    ['102', '20240102', '2024-01-02'],
    ['203', '202401020800', '2024-01-02T08:00'],
    ['205', '202401020800+0100', '2024-01-02T08:00+01:00'],
    ['205', '202401020800-0330', '2024-01-02T08:00-03:30'],
    ['205', '202401020800', '2024-01-02T08:00'],
    ['102', '202401020800', '202401020800'],
    ['203', '20240102', '20240102'],
  ])('a date of format %s, %s, is %s', (formatId, text, value) => {
    const xml = `<carrierAcceptanceDateTime formatId="${formatId}">${text}</carrierAcceptanceDateTime>`
    expect(read(xml).consignment?.values).toMatchObject([
      { eftiId: 'eFTI39', value, attributes: { formatId } },
    ])
  })

  it.each(['102', '203', '205'])(
    'a date with hyphens under format %s is kept as written, and reported',
    (formatId) => {
      const xml = `<carrierAcceptanceDateTime formatId="${formatId}">2026-11-19</carrierAcceptanceDateTime>`
      const { consignment, findings: structure } = read(xml)
      expect(structure).toEqual([])
      expect(consignment?.values[0]).toMatchObject({ value: '2026-11-19', written: '2026-11-19' })
      expect(writeConsignmentXml(consignment ?? { values: [] })).toContain(xml)
      const { findings } = evaluate(consignment ?? { values: [] }, {
        subsets: [],
        asOf: '2026-11-20T12:00:00Z',
      })
      const found = findings.filter(({ eftiId }) => eftiId === 'eFTI39')
      expect(found.map(({ code, message }) => [code, message])).toEqual([
        ['CDS-DATE', `Date of taking over: '2026-11-19' is not a date in format ${formatId}.`],
      ])
    },
  )

  it('of masses carry their unit, of flags true or false', () => {
    const { consignment } = read(`<grossWeight unitId="KGM">1200.50</grossWeight>
      <mainCarriageTransportMovement><dangerousGoodsIndicator>1</dangerousGoodsIndicator></mainCarriageTransportMovement>`)
    expect(consignment?.values.map(({ value }) => value)).toEqual([{ value: 1200.5, unit: 'KGM' }, true])
  })

  it('keep the digits that a JavaScript number would lose', () => {
    const { consignment } = read('<grossWeight unitId="KGM">9999999999.999999</grossWeight>')
    expect(consignment?.values[0]?.written).toBe('9999999999.999999')
  })
})

describe('messages', () => {
  it('with an envelope are read like the consignment alone', () => {
    const { consignment, message, findings } = parseConsignmentXml(
      `<ed:uilResponse xmlns:ed="http://efti.eu/v1/edelivery" xmlns="${COMMON}" status="200" requestId="7">
         <consignment><numberOfPackages>3</numberOfPackages></consignment></ed:uilResponse>`,
    )
    expect(findings).toEqual([])
    expect(consignment?.values).toEqual([{ eftiId: 'eFTI47', path: 'numberOfPackages', value: 3 }])
    expect(message).toMatchObject({
      family: 'pilot',
      name: 'uilResponse',
      schema: 'common',
      version: '0.8',
      attributes: { status: '200', requestId: '7' },
    })
  })

  it('of the newer family are recognised, not misread', () => {
    const namespace = 'urn:eu:move:eFTI:data:standard:FTI010GetCmdsResponse:1'
    const { consignment, findings, message } = parseConsignmentXml(
      `<FTI010GetCmdsResponse xmlns="${namespace}"><a/></FTI010GetCmdsResponse>`,
    )
    expect(consignment).toBeNull()
    expect(message).toMatchObject({ family: 'newer', name: 'FTI010GetCmdsResponse' })
    expect(findings.map(({ code, violationType }) => [code, violationType])).toEqual([
      ['XML-NEWER-FAMILY', 'Message not supported'],
    ])
  })

  it('with several consignments give the first and report it', () => {
    const one = (
      id: string,
    ) => `<ed:consignment><mainCarriageTransportMovement><dangerousGoodsIndicator>false</dangerousGoodsIndicator>
      <modeCode>3</modeCode><usedTransportMeans><id>${id}</id><registrationCountry><code>FI</code></registrationCountry></usedTransportMeans>
      </mainCarriageTransportMovement><ed:uil><ed:gateId>FI1</ed:gateId><ed:platformId>p</ed:platformId><ed:datasetId>d</ed:datasetId></ed:uil></ed:consignment>`
    const { consignment, findings, message } = parseConsignmentXml(
      `<ed:identifierResponse xmlns:ed="http://efti.eu/v1/edelivery" xmlns="http://efti.eu/v1/consignment/identifier" status="200">${one('A-1')}${one('B-2')}</ed:identifierResponse>`,
    )
    expect(findings).toEqual([])
    expect(message.consignments).toBe(2)
    expect(consignment?.values.find(({ eftiId }) => eftiId === 'eFTI618')?.value).toBe('A-1')
  })
})

const BREACHES: Record<keyof typeof STRUCTURE_RULES, string> = {
  root: '<note xmlns="urn:other"/>',
  newer: '<x xmlns="urn:eu:move:eFTI:data:standard:X:1"/>',
  unknown: `<consignment xmlns="${COMMON}"><shoeSize>43</shoeSize></consignment>`,
  order: `<consignment xmlns="${COMMON}"><numberOfPackages>3</numberOfPackages><consignor><name>A</name></consignor></consignment>`,
  repeated: `<consignment xmlns="${COMMON}"><consignor/><consignor/></consignment>`,
  missing: '<uilQuery xmlns="http://efti.eu/v1/edelivery" requestId="1"><subsetId>EU01</subsetId></uilQuery>',
  value: `<consignment xmlns="${COMMON}"><numberOfPackages>three</numberOfPackages></consignment>`,
  attribute: `<consignment xmlns="${COMMON}"><grossWeight unitId="LBR">3</grossWeight></consignment>`,
  text: `<consignment xmlns="${COMMON}">Hello<consignor/></consignment>`,
}

describe('each breach of the schema', () => {
  it.each(Object.entries(BREACHES))('%s', (key, xml) => {
    const { findings } = parseConsignmentXml(xml)
    expect(findings.map(({ code }) => code)).toEqual([STRUCTURE_RULES[key as keyof typeof BREACHES].code])
  })

  it('is reported place by place up to a number, then in one finding with the count', () => {
    const { findings } = read('<a/>'.repeat(MAX_FINDINGS_PER_RULE + 2000))
    expect(findings).toHaveLength(MAX_FINDINGS_PER_RULE + 1)
    expect(findings.at(-1)).toMatchObject({
      code: 'XML-UNKNOWN-ELEMENT',
      violationType: 'Structure: unknown element',
      message: 'The same in 2000 further places, not listed individually.',
      path: null,
      count: 2000,
    })
    expect(countPlaces(findings)).toBe(MAX_FINDINGS_PER_RULE + 2000)
  })

  it('names line, path and field', () => {
    const { findings } = read('<consignor>\n<name>A</name>\n<id>1</id>\n</consignor>')
    expect(findings).toMatchObject([
      {
        code: 'XML-ORDER',
        line: 4,
        path: 'consignor/id',
        fieldName: 'Consignor: identifier',
        eftiId: 'eFTI49',
      },
    ])
    expect(findings[0]?.message).toBe('Line 4: <id> is out of order in <consignor>.')
  })
})

describe('time', () => {
  const many = 200_000
  it.each([
    ['zeros', `<grossWeight unitId="KGM">1.${'0'.repeat(many)}1</grossWeight>`],
    ['blanks', `<numberOfPackages>${' '.repeat(many)}x</numberOfPackages>`],
    ['brackets', `<information>${']'.repeat(many)}</information>`],
    ['entities', `<information>${'&amp;'.repeat(many)}</information>`],
    ['unknown elements', '<a/>'.repeat(many)],
    // What grows with the square of 200,000 does not end before the test's own limit.
  ])('is short for many %s', (_name, content) => {
    const { consignment, findings } = read(content)
    evaluate(consignment ?? { values: [] }, { subsets: ['EU01'], asOf: '2026-11-20T12:00:00Z' })
    expect(findings.length).toBeGreaterThan(0)
    expect(findings.length).toBeLessThanOrEqual(MAX_FINDINGS_PER_RULE + 1)
  })
})

describe('text that cannot be read', () => {
  it.each([
    ['', 'The file holds no XML element'],
    ['plain words', 'text before or after'],
    ['<a>', 'before the element <a> is closed'],
    ['<a></b>', 'closed that is not the one opened last'],
    ['<a b="1" b="2"/>', 'given twice'],
    ['<a>&nbsp;</a>', 'An entity is used that XML does not know'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'declares a document type'],
    ['<p:a/>', "prefix 'p'"],
    ['<a>'.repeat(300), 'nested more than 256 deep'],
  ])('%s', (text, words) => {
    expect(() => parseConsignmentXml(text)).toThrow(XmlProblem)
    expect(() => parseConsignmentXml(text)).toThrow(words)
  })

  it('reports the position', () => {
    const problem = catchProblem('<a>\n  <b>\n</a>')
    expect(problem).toMatchObject({ name: 'XmlProblem', line: 3 })
    expect(problem?.message).toMatch(/^Line 3, column \d+: /)
  })

  it('ends immediately for an entity bomb and for many levels', () => {
    const lol = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    expect(catchProblem(`<!DOCTYPE a [<!ENTITY l0 "lol">${lol}]><a>&l20;</a>`)).toBeInstanceOf(XmlProblem)
    expect(catchProblem('<a xmlns:x="u">'.repeat(200_000))).toBeInstanceOf(XmlProblem)
  })

  it('is all that is ever thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), pieces()), (text) => {
        const problem = catchProblem(text)
        expect(problem === null || problem.line >= 1).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

function catchProblem(text: string): XmlProblem | null {
  try {
    parseConsignmentXml(text)
    return null
  } catch (error) {
    if (error instanceof XmlProblem) return error
    throw error
  }
}

/** Text made of pieces that XML is made of. */
function pieces() {
  const piece = fc.constantFrom(
    `<consignment xmlns="${COMMON}">`,
    '</consignment>',
    '<consignor>',
    '</consignor>',
    '<name>',
    '</name>',
    '<grossWeight unitId="KGM">',
    '</grossWeight>',
    '<![CDATA[x]]>',
    '<!-- -->',
    '<?a b?>',
    '&amp;',
    '&#1;',
    'x',
    ' ',
    '12',
    '<__proto__ constructor="1"/>',
  )
  return fc.array(piece, { maxLength: 30 }).map((list) => list.join(''))
}

const listed = hasReference
  ? readFileSync(new URL('validity.tsv', REFERENCE), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  : []

describe.skipIf(!hasReference)('judgement', () => {
  it.each(listed)('of the published %s is that of its list', (file, _root, _schema, valid) => {
    expect(hasStructureFinding(readFileSync(new URL(file ?? '', REFERENCE), 'utf8'))).toBe(valid === 'no')
  })

  it('of a message that goes through the whole schema is that of a standard validator', () => {
    const xml = fillSchema()
    expect(officialValidator('consignment-common.xsd')(xml)).toBeNull()
    const { findings, consignment } = parseConsignmentXml(xml)
    expect(findings).toEqual([])
    expect(new Set(consignment?.values.map(({ eftiId }) => eftiId)).size).toBe(410)
  })

  it('of spoiled messages is that of a standard validator', () => {
    const validate = officialValidator('consignment-common.xsd')
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000_000)), (numbers) => {
        const choose = (below: number) => (numbers.next().value ?? 0) % Math.max(below, 1)
        const xml = spoilXml(SMALL, choose)
        expect({ xml, structure: hasStructureFinding(xml) }).toEqual({
          xml,
          structure: validate(xml) !== null,
        })
      }),
      { numRuns: 300 },
    )
  })
})

/** A message with one of each kind of value, small enough to be spoiled often. */
const SMALL = `<consignment xmlns="${COMMON}"><cODAmount currencyId="EUR">12.5</cODAmount><carrierAcceptanceDateTime formatId="205">202611190800+0100</carrierAcceptanceDateTime><consignor><definedContactDetails><telephone><completeNumber>+49 40 1</completeNumber></telephone></definedContactDetails><id schemeAgencyId="87">M1</id><name>Muster AG</name><postalAddress><cityName>Hamburg</cityName><countryCode>DE</countryCode></postalAddress></consignor><grossVolume unitId="MTQ">3</grossVolume><grossWeight unitId="KGM">12400</grossWeight><mainCarriageTransportMovement><dangerousGoodsIndicator>false</dangerousGoodsIndicator><modeCode>3</modeCode></mainCarriageTransportMovement><natureIdentificationCargo><identificationText languageId="en">Parts</identificationText></natureIdentificationCargo><numberOfPackages>12</numberOfPackages><usedTransportEquipment><categoryCode>TE</categoryCode><id>HB 1</id></usedTransportEquipment></consignment>`

function hasStructureFinding(xml: string): boolean {
  return parseConsignmentXml(xml).findings.some(({ violationType }) => violationType.startsWith('Structure'))
}
