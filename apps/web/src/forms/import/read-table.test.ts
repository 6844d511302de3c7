import { describe, expect, it } from 'vitest'
import { type Column, readTable } from './read-table.ts'

const columns: Column<'name' | 'town' | 'vat'>[] = [
  { key: 'name', label: 'Name', headings: ['Firma', 'Raison sociale'] },
  { key: 'town', label: 'Town', headings: ['Ort', 'Localité'] },
  { key: 'vat', label: 'VAT number', headings: ['N° TVA'] },
]
const read = (text: string) => readTable(text, columns)

describe('a list from a spreadsheet', () => {
  it('finds columns by their headings, in any order, and says which it leaves out', () => {
    const { rows, extra } = read('LOCALITE;n° tva;Fax;raison sociale\r\nLyon;FR1;04;"Dupont; Fils"\r\n')
    expect(rows).toEqual([{ line: 2, cells: { name: 'Dupont; Fils', town: 'Lyon', vat: 'FR1' } }])
    expect(extra).toEqual(['Fax'])
  })

  it('takes the columns in their order where there are no headings', () => {
    expect(read('\uFEFFDupont\tLyon\n\nMeyer\tUlm\tDE2').rows).toEqual([
      { line: 1, cells: { name: 'Dupont', town: 'Lyon', vat: '' } },
      { line: 3, cells: { name: 'Meyer', town: 'Ulm', vat: 'DE2' } },
    ])
    expect(read('Dupont,Lyon,FR1,more').extra).toEqual(['more'])
  })

  it('has no rows where there is nothing', () => {
    expect(read(' \n\n').rows).toEqual([])
    expect(read('Name;Town').rows).toEqual([])
  })
})
