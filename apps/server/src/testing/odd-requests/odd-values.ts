/** So deep that what follows nesting by calling itself runs out of stack. */
const DEEP = 20_000

const deepList = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`
const deepObject = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufffe\u202e\u200b',
  'å👩‍👩‍👧 Ж 漢字 \u0301',
  'x'.repeat(5_000),
  "' or 1=1 --",
  '%',
  '%00',
  '\\u0000',
  '$(id)',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e400',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-20T10:00:00+23:59',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

const OTHERS = [
  'null',
  'true',
  '0',
  '-1',
  '0.5',
  '1e308',
  '1e400',
  '-1e400',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '[]',
  '[null]',
  '["a","b"]',
  '[[[]]]',
  '{}',
  '{"a":{"b":null}}',
  '{"__proto__":{"a":1}}',
  '{"":"","\\u0000":1}',
  '{"\\ud800":"x"}',
  deepList,
  deepObject,
]

/** Of JSON, as it is sent: a number may be larger than any that JavaScript has. */
export const ODD_JSON = [...TEXTS.map((text) => JSON.stringify(text)), ...OTHERS]

/** No JSON at all. */
export const BROKEN_JSON = ['', '{', '{"a":1,}', 'undefined', '\u0000', '"', '\ufeff{}', '[1,2', '{"a":1}{}']

const IN_ADDRESS = [
  ...TEXTS.map((text) => encodeURIComponent(text.toWellFormed())),
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%C0%80',
  '%',
  '%zz',
  '%2e%2e%2f',
  '..%5c',
  'a%2Fb',
  '%0d%0aX-Injected:1',
]

/** Of an address, encoded: texts, and bytes that are no UTF-8. */
export const ODD_IN_ADDRESS = [...new Set(IN_ADDRESS)]
