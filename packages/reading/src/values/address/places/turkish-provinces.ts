import { bare } from '../../../words/compare.ts'
import { turkishProvinces } from '../../../words/terms/regions.ts'

const provinces = new Set(turkishProvinces.map(bare))

/** 'Tuzla / İSTANBUL', 'Gebze-Kocaeli': how long the district is before its province. */
export function endOfDistrict(town: string): number {
  const [, district = '', province = ''] = /^(\p{Lu}[\p{L}. ]+?)\s*[/–-]\s*(\p{Lu}\p{L}+)$/u.exec(town) ?? []
  return provinces.has(bare(province)) ? district.length : town.length
}
