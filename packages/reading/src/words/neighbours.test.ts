import { describe, expect, it } from 'vitest'
import { alternatives } from './alternatives.ts'
import { bare } from './compare.ts'
import { matchLabel } from './index.ts'
import { besideCroatian, inBothScripts } from './languages/sr.ts'

const conceptOf = (text: string, language: string) =>
  matchLabel(bare(text), true, new Set([language]))?.concept

describe('a Turkish i', () => {
  it('is the same in capitals and small letters, with and without its dot', () => {
    expect(bare('ALICI')).toBe(bare('Alıcı'))
    expect(bare('GÖNDERİCİ')).toBe(bare('Gönderici'))
    expect(bare('BRÜT AĞIRLIK')).toBe(bare('brüt ağırlık'))
  })

  it.each(['ÇEKİCİ', 'çekici', 'AÇIKLAMA', 'açıklama'])('is met in %s by patterns without case', (text) => {
    expect(new RegExp(`^(?:${alternatives(['çekici', 'açıklama'], ' ')})$`, 'iu').test(text)).toBe(true)
  })
})

describe('Serbian words', () => {
  it('are written in both scripts, codes in Latin letters only', () => {
    expect(inBothScripts(['njegošev džak', 'cmr broj'])).toEqual([
      'njegošev džak',
      'cmr broj',
      'његошев џак',
      'cmr број',
    ])
  })

  it('are the Croatian ones but for their stems', () => {
    expect(besideCroatian([], ['ime i adresa pošiljatelja', 'mjesto isporuke'])).toEqual([
      'ime i adresa pošiljaoca',
      'mesto isporuke',
      'име и адреса пошиљаоца',
      'место испоруке',
    ])
  })
})

it.each([
  ['tr', 'GÖNDERİCİ (İsim, Adres, Ülke)', 'consignor'],
  ['tr', 'MALIN TESLİM EDİLECEĞİ YER', 'placeOfDelivery'],
  ['tr', 'Yükleme yeri ve tarihi', 'takingOver'],
  ['tr', 'Brüt ağırlık, kg', 'grossWeight'],
  ['uk', 'Вантажоодержувач', 'consignee'],
  ['uk', "Об'єм, м3", 'volume'],
  ['uk', 'Місце та дата навантаження вантажу', 'takingOver'],
  ['sr', 'PREVOZNIK (naziv, adresa, zemlja)', 'carrier'],
  ['sr', 'Место и датум преузимања робе', 'takingOver'],
  ['sr', 'Регистарски број прикључног возила', 'trailerPlate'],
] as const)('%s: %s', (language, text, concept) => {
  expect(conceptOf(text, language)).toBe(concept)
})

it.each([
  // '15 колета' is how Bulgarian counts too, and no heading.
  ['sr', 'колета'],
  ['tr', 've'],
  ['uk', 'лист'],
] as const)('no label of %s: %s', (language, text) => {
  expect(conceptOf(text, language)).toBeUndefined()
})
