import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { fillSchema } from '../testing/fill-schema.ts'
import { readTags } from './read-tags.ts'
import { XmlProblem } from './xml-problem.ts'

type Event = readonly [what: string, ...rest: unknown[]]

/** What the reader hears: tags with attributes, joined texts, ends. Null if the text is refused. */
function heard(xml: string): Event[] | null {
  const events = new Events()
  try {
    readTags(xml, {
      open: (name, attributes) => {
        events.add(['open', name, attributes.map(({ name: of, value }) => [of, value])])
        return null
      },
      text: (source, from, to) => events.addText(source.slice(from, to)),
      close: () => events.add(['close']),
    })
    return events.list
  } catch (error) {
    if (error instanceof XmlProblem) return null
    throw error
  }
}

/** The same from a parser that others keep. */
function heardBySaxes(xml: string): Event[] | null {
  const events = new Events()
  const parser = new SaxesParser({
    xmlns: false,
    position: false,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type is refused')
  })
  let open = 0
  parser.on('opentag', ({ name, attributes }) => {
    open += 1
    events.add(['open', name, Object.entries(attributes)])
  })
  parser.on('text', (text) => open > 0 && events.addText(text))
  parser.on('cdata', (text) => events.addText(text))
  parser.on('closetag', () => {
    open -= 1
    events.add(['close'])
  })
  try {
    parser.write(xml).close()
    return events.list
  } catch {
    return null
  }
}

class Events {
  readonly list: Event[] = []

  add(event: Event): void {
    this.list.push(event)
  }

  addText(text: string): void {
    const last = this.list.at(-1)
    if (last?.[0] === 'text') this.list[this.list.length - 1] = ['text', `${last[1]}${text}`]
    else if (text !== '') this.list.push(['text', text])
  }
}

const PIECES = [
  '<a>',
  '</a>',
  '<a/>',
  '<b c="d">',
  '</b>',
  '<b c=\'"\' d="\'" />',
  '<é·x>',
  '</é·x>',
  '<a\n>',
  '</a >',
  '<:-.1>',
  '</:-.1>',
  '<a b="&lt;&#9;\t\r\n">',
  '<a b="1" b="2">',
  '<a b="<">',
  '<a b>',
  '<a b=c>',
  '<a b="1"c="2">',
  '<1>',
  '< a>',
  '<a&>',
  '</>',
  '<?p?>',
  '<?p q?>',
  '<?xml version="1.0"?>',
  '<?XML?>',
  '<?1?>',
  '<?p',
  '<!-- - -->',
  '<!-- -- -->',
  '<!---->',
  '<!-->',
  '<!--->',
  '<![CDATA[<&]]]]>',
  '<![CDATA[\r]]>',
  '<!DOCTYPE a>',
  '<!ELEMENT>',
  '<!',
  '<',
  '>',
  ']]>',
  ']]',
  '&amp;',
  '&#65;',
  '&#x1F69A;',
  '&#0;',
  '&#xD800;',
  '&x;',
  '&;',
  '&',
  ';',
  '\u0001',
  '\uFFFE',
  '\uD83D\uDE9A',
  ' ',
  '\n',
  '\r\n',
  '\r',
  'text',
  '=',
  '"',
  "'",
  '/',
]

describe('reading tags', () => {
  it('hears and refuses what another parser hears and refuses', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 })
    const text = fc.oneof(
      pieces.map((list) => list.join('')),
      pieces.map((list) => `<a>${list.join('')}</a>`),
      pieces.map((list) => `<?xml version="1.0" encoding='UTF-8'?>\n<a b="${list.join('')}"/>`),
    )
    fc.assert(
      fc.property(text, (xml) => {
        expect({ xml, heard: heard(xml) }).toEqual({ xml, heard: heardBySaxes(xml) })
      }),
      { numRuns: 3000 },
    )
  })

  it('of a whole message with one character changed agrees as well', () => {
    const message = fillSchema().slice(0, 4000)
    const end = message.lastIndexOf('<')
    const character = fc.constantFrom(...'<>&;"\'/=! ?-[]a1\u0000\uDC00\r')
    fc.assert(
      fc.property(fc.nat(end - 1), character, fc.boolean(), (at, other, inserted) => {
        const xml = message.slice(0, at) + other + message.slice(inserted ? at : at + 1, end)
        expect({ xml, heard: heard(xml) }).toEqual({ xml, heard: heardBySaxes(xml) })
      }),
      { numRuns: 300 },
    )
  })

  it('takes the XML declaration only where and as it is written', () => {
    for (const declaration of [
      '<?xml version="1.0"?>',
      "<?xml version='1.0' standalone='no' ?>",
      '<?xml\nversion = "1.0"\tencoding="UTF-8" standalone="yes"?>',
      '<?xml-stylesheet href="a"?>',
    ])
      expect([declaration, heard(`${declaration}<a/>`)]).toEqual([
        declaration,
        heardBySaxes(`${declaration}<a/>`),
      ])
    for (const declaration of [
      '<?xml?>',
      '<?xml version="2.0"?>',
      '<?xml encoding="UTF-8"?>',
      ' <?xml version="1.0"?>',
    ])
      expect([declaration, heard(`${declaration}<a/>`)]).toEqual([declaration, null])
  })
})

describe('a text that is refused', () => {
  it.each([
    ['<a>\r\n\r\n<b c="1" c="2"/></a>', 3, 'The attribute c is given twice.'],
    ['<a>\r<b></a>', 2, 'An element is closed that is not the one opened last.'],
    ['<a>\n\n5 < 6</a>', 3, 'A character stands in a tag name that must not stand there.'],
    ['<a>Muster & Co</a>', 1, 'An ampersand begins no entity; write &amp; for the character itself.'],
    ['<a>\n&#0;</a>', 2, 'A character reference (&#...;) names no character.'],
    ['<a>\n\u0000</a>', 2, 'A character stands here that XML does not allow.'],
    // Another parser takes the next character with it.
    ['<a>\n\uD83D</a>', 2, 'A character stands here that XML does not allow.'],
    ['<a/>\n<b/>', 2, 'There is more than one outermost element.'],
    ['</a>', 1, 'The element <a> is closed but was never opened.'],
    ['<a>\n', 2, 'The file ends before the element <a> is closed.'],
    ['<a b=1/>', 1, "An attribute's value has no quotation marks."],
    ['<a b/>', 1, 'A character stands in an attribute name that must not stand there.'],
    ['<a b ="1" c >', 1, 'An attribute has no value.'],
    ['<a>]]></a>', 1, 'The characters ]]> stand in a text; write ]]&gt; there.'],
    [
      ' <?xml version="1.0"?><a/>',
      1,
      'The XML declaration in the first line is not well formed or not at the start.',
    ],
  ])('%j', (xml, line, words) => {
    const problem = problemOf(xml)
    expect([problem?.line, problem?.message.replace(/^Line \d+, column \d+: /, '')]).toEqual([line, words])
  })

  it('is refused at its first fault, wherever a forbidden character is', () => {
    expect(problemOf('<a></b>\u0000')?.message).toContain('not the one opened last')
    expect(problemOf('<a>\u0000</b>')?.message).toContain('A character stands here')
  })

  it('reports the column of the fault', () => {
    expect(problemOf('<a>\n  <b></c></a>')).toMatchObject({ line: 2, column: 6 })
    expect(problemOf('x')).toMatchObject({ line: 1, column: 1 })
  })
})

function problemOf(xml: string): XmlProblem | null {
  try {
    readTags(xml, { open: () => null, text: () => {}, close: () => {} })
    return null
  } catch (error) {
    if (error instanceof XmlProblem) return error
    throw error
  }
}
