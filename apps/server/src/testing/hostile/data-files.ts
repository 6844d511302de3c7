import type { HostileFile } from './hostile-file.ts'

const MB = 1_048_576

/** JSON and XML that are deep, wide or clever. */
export const DATA_FILES: HostileFile[] = [
  ...[
    ['JSON 200,000 deep', 'deep.json', () => '['.repeat(200_000) + ']'.repeat(200_000), /256 deep/],
    ['JSON of 200,000 objects in one another', 'objects.json', () => '{"a":'.repeat(200_000), /256 deep/],
    ['XML 200,000 deep', 'deep.xml', () => '<a>'.repeat(200_000) + '</a>'.repeat(200_000), /256 deep/],
    ['XML with entities that explode', 'laughs.xml', billionLaughs, /declares an entity/],
    [
      'XML that asks for a file',
      'file.xml',
      () => '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>',
      /declares an entity/,
    ],
    [
      'XML of 4 million elements',
      'elements.xml',
      () => `<a>${'<b/>'.repeat(4_000_000)}</a>`,
      /3,000,000 elements/,
    ],
    [
      'XML with one text of 48 MB',
      'text.xml',
      () => `<a>${'x'.repeat(48 * MB)}</a>`,
      /ten million characters/,
    ],
  ].map(
    ([kind, name, make, says]): HostileFile => ({
      kind: kind as string,
      name: name as string,
      bytes: () => Buffer.from((make as () => string)()),
      ends: 'refused',
      message: says as RegExp,
      inSample: /deep$|explode/.test(kind as string),
    }),
  ),
  ...(
    [
      ['JSON of one text of 40 MB', 'text.json', () => `{"text":"${'x'.repeat(40 * MB)}"}`],
      ['JSON of escapes, 48 MB', 'escapes.json', () => `["${'\\u0041'.repeat(8 * MB)}"]`],
      ['JSON of 5 million numbers', 'numbers.json', () => `[${'1234567,'.repeat(5_000_000)}0]`],
      [
        'JSON of 400,000 objects',
        'records.json',
        () => `[${'{"consignor":"A","kg":12.5,"to":{"town":"B","country":"DE"}},'.repeat(400_000)}{}]`,
      ],
      [
        'JSON that names one thing a million times',
        'twice.json',
        () => `{${'"weight":1,'.repeat(1_000_000)}"weight":2}`,
      ],
      [
        'JSON of a million names',
        'names.json',
        () => `{${Array.from({ length: 1_000_000 }, (_, i) => `"name ${i}":${i}`).join(',')}}`,
      ],
      ['JSON of 20 million empty lists', 'lists.json', () => `[${'[],'.repeat(15_000_000)}[]]`],
      ['XML of 2.9 million elements', 'wide.xml', () => `<a>${'<b/>'.repeat(2_900_000)}</a>`],
      [
        'XML of one element with 500,000 attributes',
        'attributes.xml',
        () => `<a ${Array.from({ length: 500_000 }, (_, i) => `b${i}="1"`).join(' ')}/>`,
      ],
      [
        'XML of 48 MB in texts of a megabyte',
        'texts.xml',
        () => `<a>${`<b>${'word '.repeat(200_000)}</b>`.repeat(48)}</a>`,
      ],
      [
        'XML of 48 MB of comments',
        'comments.xml',
        () => `<a>${`<!--${'-x'.repeat(100_000)}-->`.repeat(240)}</a>`,
      ],
    ] as const
  ).map(
    ([kind, name, make]): HostileFile => ({
      kind,
      name,
      bytes: () => Buffer.from(make()),
      ends: 'either',
    }),
  ),
]

function billionLaughs(): string {
  const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY e0 "ha">${levels.join('')}]><l>&e9;</l>`
}
