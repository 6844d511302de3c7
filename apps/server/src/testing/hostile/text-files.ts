import iconv from 'iconv-lite'
import type { HostileFile } from './hostile-file.ts'

const MB = 1_048_576
const LETTER =
  'Absender: Müller & Söhne, Łódź → Köln\nEmpfänger: Société Générale, Orléans\nGewicht: 12,5 kg\n'
const GERMAN = 'Absender: Müller & Söhne, Köln, Straße\nEmpfänger: Übergabe, Güter\n'.repeat(20)
const POLISH = 'Nadawca: Spółka Żółć, ul. Główna 5, Łódź\nprzewoźnik, załączniki\n'.repeat(20)

const ENCODED: [string, string, string][] = [
  ['UTF-16, little end first', 'utf-16le', `\ufeff${LETTER}`],
  ['UTF-16, big end first', 'utf-16be', `\ufeff${LETTER}`],
  ['UTF-16 without a mark, little end first', 'utf-16le', GERMAN],
  ['UTF-16 without a mark, big end first', 'utf-16be', GERMAN],
  ['Latin-2', 'iso-8859-2', POLISH],
  ['Latin-9', 'iso-8859-15', GERMAN],
]

const LONG: [string, string, () => string | Buffer][] = [
  ['Text of 48 MB without a blank', 'solid.txt', () => 'x'.repeat(48 * MB)],
  ['Text of 48 MB of words in one line', 'line.txt', () => 'word '.repeat(10 * MB)],
  ['Text of 48 MB of blanks', 'blank.txt', () => ` ${' '.repeat(48 * MB)}a`],
  ['Text of 48 million line ends', 'lines.txt', () => '\n'.repeat(48 * MB)],
  ['Text of 48 million page ends', 'pages.txt', () => `a${'\f'.repeat(48 * MB)}`],
  ['Text of 48 MB in a script of four bytes a letter', 'wide.txt', () => '𝔘𝔫 '.repeat(5 * MB)],
  ['Text of 48 MB of tabs', 'tabs.txt', () => `a${'\t'.repeat(48 * MB)}b`],
  [
    'CSV of 1,000,000 rows',
    'rows.csv',
    () => `no;name;kg;remark\n${'17;machine parts;12,5;fragile\n'.repeat(1_000_000)}`,
  ],
  [
    'CSV of 100,000 columns',
    'columns.csv',
    () => `${'weight;'.repeat(100_000)}\n${'12;'.repeat(100_000)}\n`.repeat(40),
  ],
  ['CSV of 5,000 rows and 500 columns', 'both.csv', () => `${'12345;'.repeat(500)}\n`.repeat(5_000)],
  ['CSV with one line of 48 MB', 'line.csv', () => `a;b\n${'x'.repeat(48 * MB)}`],
  [
    'CSV with a quote that never ends',
    'quote.csv',
    () => `a;b\n1;"${'open to the end;\n'.repeat(2_500_000)}`,
  ],
  ['CSV of nothing but quotes', 'quotes.csv', () => `a;b\n${'"'.repeat(20 * MB)}`],
]

/** Texts in every encoding and of every shape. */
export const TEXT_FILES: HostileFile[] = [
  ...ENCODED.map(
    ([kind, encoding, text]): HostileFile => ({
      kind,
      name: 'letter.txt',
      bytes: () => iconv.encode(text, encoding),
      ends: 'read',
      inSample: kind === 'Latin-2',
    }),
  ),
  {
    kind: 'Text with every kind of line end',
    name: 'ends.txt',
    bytes: () => Buffer.from('Absender: A\r\nEmpfänger: B\rGewicht: 5 kg\n\u2028Ort: C\n\r\n\r'),
    ends: 'read',
    inSample: true,
  },
  {
    kind: 'Text with NUL bytes in it',
    name: 'nul.txt',
    bytes: () => Buffer.from('Absender: A\0\0 Empfänger: B\n'),
    ends: 'either',
  },
  ...LONG.map(
    ([kind, name, make]): HostileFile => ({
      kind,
      name,
      bytes: () => Buffer.from(make()),
      ends: 'either',
    }),
  ),
]
