import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decodeAs, decodeText } from './decode-text.ts'

const GERMAN = 'Absender: Müller & Söhne GmbH, Köln, Straße 5 – für Übergabe, 20 m³, 5 °C, 12,50 €'
const POLISH = 'Nadawca: Spółka Żółć, ul. Główna 5, Łódź, przewoźnik, załączniki'
const FRENCH = 'Expéditeur: Société Générale, l’hôtel à Orléans, où ça coûte 5 €'

describe('encodings', () => {
  it.each([
    ['utf-8', GERMAN, false],
    ['utf-8', '\ufeffAbsender', false],
    ['utf-16le', `\ufeff${POLISH}`, false],
    ['utf-16be', `\ufeff${POLISH}`, false],
    ['utf-16le', GERMAN, true],
    ['utf-16be', 'Отправитель: завод, Москва', true],
    ['windows-1252', GERMAN, true],
    ['windows-1252', FRENCH, true],
    ['windows-1250', POLISH, true],
    ['iso-8859-2', POLISH, true],
    ['windows-1251', 'Отправитель: завод «Ромашка», город Москва, груз', true],
    ['cp850', 'Empfänger: Köln, Straße, Übergabe, Güter', true],
    ['cp852', POLISH, true],
  ] as const)('reads %s', (encoding, text, guessed) => {
    const bytes = iconv.encode(text, encoding)
    expect(decodeText(bytes)).toMatchObject({ text: text.replace('\ufeff', ''), guessed })
  })

  it('finds the letters that distinguish encodings late in a long text', () => {
    const bytes = iconv.encode(`${'plain line of text\n'.repeat(10_000)}${POLISH}\n`, 'windows-1250')
    expect(decodeText(bytes)?.text.endsWith(`${POLISH}\n`)).toBe(true)
  })

  it('reads ISO-8859-1 as windows-1252, which has the euro sign', () => {
    expect(decodeAs(Buffer.from([0x80]), 'ISO-8859-1')).toBe('€')
    expect(decodeAs(Buffer.from([0xfc]), 'utf-8')).toBeNull()
    expect(decodeAs(Buffer.from('x'), 'no-such-encoding')).toBeNull()
  })

  it('calls bytes that are no text by their name', () => {
    expect(decodeText(Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0xff, 0xff]))).toBeNull()
    expect(decodeText(Buffer.from(Array.from({ length: 999 }, (_, i) => ((i * 37) % 255) | 1)))).toBeNull()
  })
})
