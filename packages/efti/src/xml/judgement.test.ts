import { describe, expect, it } from 'vitest'
import { hasReference, officialValidator } from '../testing/official-validator.ts'
import { parseConsignmentXml } from './parse-consignment.ts'

const COMMON = 'http://efti.eu/v1/consignment/common'
const DECLARED = `xmlns="${COMMON}" xmlns:efti="${COMMON}" xmlns:t="http://efti.eu/v1/types" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`

/** Is it read, and without a breach of the schema? */
function isValid(xml: string): boolean {
  try {
    return !parseConsignmentXml(xml).findings.some(({ violationType }) =>
      violationType.startsWith('Structure'),
    )
  } catch {
    return false
  }
}

function consignment(content: string, attributes = ''): string {
  return `<consignment ${DECLARED}${attributes}>${content}</consignment>`
}

/** Each with its verdict; tricks of XML that a reader of its own can get wrong. */
const TRICKS: readonly [name: string, xml: string, valid: boolean][] = [
  ['a blank CDATA section among elements', consignment('<consignor/><![CDATA[ ]]>'), false],
  ['an empty CDATA section in a class', consignment('<consignor><![CDATA[]]></consignor>'), false],
  ['a CDATA section as text', consignment('<numberOfPackages><![CDATA[3]]></numberOfPackages>'), true],
  ['a reference to a space among elements', consignment('&#32;<consignor/>&#10;'), true],
  ['a comment inside a number', consignment('<numberOfPackages>1<!-- -->2</numberOfPackages>'), true],
  ['a prefix declared for nothing', consignment('', ' xmlns:z=""'), false],
  ['the prefix xml for another namespace', consignment('', ' xmlns:xml="urn:z"'), false],
  ['the prefix xmlns declared', consignment('', ' xmlns:xmlns="urn:z"'), false],
  [
    'another prefix for the namespace of xml',
    consignment('', ' xmlns:z="http://www.w3.org/XML/1998/namespace"'),
    false,
  ],
  ['a prefix without a name', consignment('', ' xmlns:="urn:z"'), false],
  ['a prefix of two names', consignment('', ' xmlns:a:b="urn:z"'), false],
  ['a prefix that begins with a digit', consignment('', ' xmlns:1="urn:z"'), false],
  ['an element with a colon in front', consignment('<:consignor/>'), false],
  ['an element with two colons', consignment('<efti:consignor:x/>'), false],
  ['a colon in the name of an instruction', consignment('<?a:b c?>'), false],
  ['its own type stated', consignment('', ' xsi:type="SupplyChainConsignment"'), true],
  ['its own type stated with a prefix', consignment('<consignor xsi:type="efti:TradeParty"/>'), true],
  ['another type stated', consignment('<consignor xsi:type="efti:LogisticsPackage"/>'), false],
  ['an unknown type stated', consignment('<consignor xsi:type="constructor"/>'), false],
  ['a type of no namespace stated', consignment('<consignor xsi:type="z:TradeParty"/>'), false],
  [
    'a type made of its own stated',
    consignment('<information xsi:type="t:LocalizedString256" languageId="de">x</information>'),
    true,
  ],
  ['a type made of another stated', consignment('<information xsi:type="t:LocalizedString35"/>'), false],
  [
    'a value that only its stated type refuses',
    consignment('<contractTermsText xsi:type="xs:decimal">x</contractTermsText>'),
    false,
  ],
  ['nil where nothing may be nil', consignment('<consignor xsi:nil="false"/>'), false],
  ['a place of the schema stated', consignment('', ` xsi:schemaLocation="${COMMON} a.xsd"`), true],
  ['an attribute of XML itself', consignment('<consignor xml:lang="en"/>'), false],
]

describe('tricks of XML', () => {
  it.each(TRICKS)('%s: %#', (_name, xml, valid) => {
    expect(isValid(xml)).toBe(valid)
  })

  it.skipIf(!hasReference)('are judged as a standard validator judges them', () => {
    const validate = officialValidator('consignment-common.xsd')
    const isOfficial = (xml: string) => {
      try {
        return validate(xml) === null
      } catch {
        return false
      }
    }
    expect(TRICKS.map(([name, xml]) => [name, isOfficial(xml)])).toEqual(
      TRICKS.map(([name, , valid]) => [name, valid]),
    )
  })

  it('of a message: one character is one, wherever Unicode has it', () => {
    const message = (text: string) =>
      `<postFollowUpRequest xmlns="http://efti.eu/v1/edelivery" requestId="1" uilQueryRequestId="2"><uil><gateId>g</gateId><platformId>p</platformId><datasetId>d</datasetId></uil><message>${text}</message></postFollowUpRequest>`
    expect(
      ['', 'a', '\u{1F69A}', '\n', 'ab', '\u{1F69A}\u{1F69B}'].map((text) => isValid(message(text))),
    ).toEqual([false, false, false, false, true, true])
  })
})
