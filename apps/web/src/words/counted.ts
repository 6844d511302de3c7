import { formatNumber } from './format.ts'

/** '1 document', '1,234 documents'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
