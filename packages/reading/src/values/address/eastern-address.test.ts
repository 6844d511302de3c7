import { describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'

function read(lines: string[]) {
  const { name, street, postcode, city, country } = readAddress(lines.map((text) => ({ text, words: [] })))
  return [name?.text, street?.text, postcode?.text, city?.text, country?.value]
}

describe('an address of the east', () => {
  it.each([
    [
      [
        'ТОВ «Агро-Степ»',
        '65003, Одеська обл., м. Одеса, вул. Чорноморського Козацтва, буд. 115, оф. 3',
        'Україна',
      ],
      ['ТОВ «Агро-Степ»', 'вул. Чорноморського Козацтва, буд. 115, оф. 3', '65003', 'Одеса', 'UA'],
    ],
    [
      ['ТОВ "Вікна Плюс"', 'Україна, 79040, м. Львів, вул. Городоцька, 355'],
      ['ТОВ "Вікна Плюс"', 'вул. Городоцька, 355', '79040', 'Львів', 'UA'],
    ],
    [
      ['ТзОВ «Меблі»', 'Україна, 88000, Закарпатська обл., м. Ужгород, вул.', 'Загорська, 30'],
      ['ТзОВ «Меблі»', 'вул. Загорська, 30', '88000', 'Ужгород', 'UA'],
    ],
    [
      ['ПАТ «Меркурій»', 'м. Черкаси, вул. Смілянська, 23, 18000, Україна'],
      ['ПАТ «Меркурій»', 'вул. Смілянська, 23', '18000', 'Черкаси', 'UA'],
    ],
    [
      ['ТОВ «Олійний Дім»', 'вул. Європейська, 146', '36014, м. Полтава', 'Україна'],
      ['ТОВ «Олійний Дім»', 'вул. Європейська, 146', '36014', 'Полтава', 'UA'],
    ],
    [
      ['Воћар д.о.о.', 'Краља Петра I 12, 14000 Ваљево, Република Србија'],
      ['Воћар д.о.о.', 'Краља Петра I 12', '14000', 'Ваљево', 'RS'],
    ],
    [
      ['Hercegovina Vino d.d.', 'Kneza Mihajla Humskog bb', '88000 Mostar, BiH'],
      ['Hercegovina Vino d.d.', 'Kneza Mihajla Humskog bb', '88000', 'Mostar', 'BA'],
    ],
    [
      ['Akdeniz Tarım Ltd. Şti.', 'Yeni Mah. Atatürk Bulvarı No:118/A', 'Erdemli / MERSİN', 'TÜRKİYE'],
      ['Akdeniz Tarım Ltd. Şti.', 'Yeni Mah. Atatürk Bulvarı No:118/A', undefined, 'Erdemli', 'TR'],
    ],
    [
      ['Gebze Plastik A.Ş.', 'GOSB 700. Sokak No: 704', '41480 Gebze-Kocaeli'],
      ['Gebze Plastik A.Ş.', 'GOSB 700. Sokak No: 704', '41480', 'Gebze', undefined],
    ],
  ])('%j', (lines, expected) => {
    expect(read(lines)).toEqual(expected)
  })

  it('leaves towns of two names, and firms of a country, whole', () => {
    expect(read(['Weber AG', 'Hauptstr. 4', '88045 Biel-Benken'])[3]).toBe('Biel-Benken')
    expect(read(['Nordlicht GmbH', 'Hafenstr. 3', '20457 Hamburg', 'Deutschland'])[3]).toBe('Hamburg')
  })
})
