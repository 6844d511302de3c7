import { expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { type SetLine, setPaper } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 20, 'SEA WAYBILL', 14],
  [40, 50, 'Shipper'],
  [40, 62, 'KYMEN KUITU OY'],
  [40, 74, '48310 KOTKA, FINLAND'],
  [300, 50, 'Consignee'],
  [300, 62, 'CELULOSE DO SADO LDA'],
  [300, 74, '2910-520 SETUBAL, PORTUGAL'],
  [40, 110, 'Port of loading'],
  [40, 122, 'KOTKA'],
  [300, 110, 'Port of discharge'],
  [300, 122, 'SETUBAL'],
]

const headings = (marks: string, y = 150): SetLine[] => [
  [40, y, marks],
  [190, y, 'No. of packages'],
  [290, y, 'Description of goods'],
  [460, y, 'Gross weight kg'],
]

const read = (...pages: SetLine[][]) => {
  const { values } = readPages(setPaper(pages))
  const of = (end: string) =>
    values.filter((v) => v.path.includes('carriedTransportEquipment') && v.path.endsWith(end))
  return {
    containers: of(']/id')
      .filter((v) => !v.path.includes('Seal'))
      .map((v) => [v.value, v.confidence > 0.9]),
    seals: of('affixedSeal[1]/id').map((v) => `${/Equipment\[(\d)\]\/affixed/.exec(v.path)?.[1]} ${v.value}`),
    marks: values.filter((v) => v.path.includes('markingText')).map((v) => v.value),
  }
}

it('takes size, seal and marks apart that stand below a container, where the heading asks for them', () => {
  const found = read([
    ...head,
    ...headings('Container / seal / marks'),
    [40, 166, 'MSKU 907032-3'],
    [190, 166, '24 UNITS'],
    [290, 166, 'KRAFT PULP'],
    [460, 166, '24960'],
    [40, 178, '40HC FI448811'],
    [40, 190, 'KK BHKP'],
    [40, 212, 'CSQU 305438-3'],
    [190, 212, '20 UNITS'],
    [290, 212, 'SULPHATE PULP'],
    [460, 212, '20984'],
    [40, 224, '40HC FI448812'],
    [40, 236, 'KK BHKP'],
  ])
  expect(found.containers).toEqual([
    ['MSKU9070323', true],
    ['CSQU3054383', true],
  ])
  expect(found.seals).toEqual(['1 FI448811', '2 FI448812'])
  expect(found.marks).toEqual(['KK BHKP', 'KK BHKP'])
})

it('believes a number whose check digit does not hold below its heading or above its seal, and says that it is in doubt', () => {
  const named = read([
    ...head,
    ...headings('Contenedor / Precinto'),
    [40, 166, 'LVNR 300418-0'],
    [290, 166, 'CITRUS'],
  ])
  expect(named.containers).toEqual([['LVNR3004180', false]])
  const sealed = read([
    ...head,
    ...headings('Marks'),
    [40, 166, 'CFMU 117211 4'],
    [40, 178, 'plomb F 77 20 881'],
    [290, 166, 'SUGAR'],
  ])
  expect(sealed.containers).toEqual([['CFMU1172114', false]])
  expect(sealed.seals).toEqual(['1 F 77 20 881'])
  expect(
    read([...head, ...headings('Marks'), [40, 166, 'ORDER 300418-0'], [290, 166, 'SUGAR']]).containers,
  ).toEqual([])
})

it('numbers the containers over the pages', () => {
  const found = read(
    [...head, ...headings('Container No.'), [40, 166, 'MSKU9070323'], [40, 178, 'SEAL FI-88120']],
    [...headings('Container No.', 60), [40, 76, 'CSQU3054383'], [40, 88, 'SEAL FI-88121']],
  )
  expect(found.containers.map(([number]) => number)).toEqual(['MSKU9070323', 'CSQU3054383'])
  expect(found.seals).toEqual(['1 FI-88120', '2 FI-88121'])
})
