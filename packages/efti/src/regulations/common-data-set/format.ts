import type { DataElement } from '../../dataset/elements.ts'

interface Format {
  /** 'a' letters, 'n' digits, 'an' any character. */
  kind: string
  /** Exactly `length` characters, not up to. */
  isExact: boolean
  length: number
  decimals: number
}

const read = new Map<string, Format | null>()

/** 'an..35', 'n4', 'n..16,6' as the introductory notes of the Annex explain them. */
export function formatOf(element: DataElement): Format | null {
  if (element.format === null) return null
  const known = read.get(element.format)
  if (known !== undefined) return known
  const parts = /^(an|a|n)(\.\.)?(\d+)(?:,(\d+))?$/.exec(element.format)
  const format = parts && {
    kind: parts[1] ?? 'an',
    isExact: parts[2] === undefined,
    length: Number(parts[3]),
    decimals: Number(parts[4] ?? 0),
  }
  read.set(element.format, format)
  return format
}
