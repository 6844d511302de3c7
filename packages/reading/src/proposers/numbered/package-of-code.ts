import type { Numbers } from './package-numbers.ts'

/** '(00)340071180004471', '3 4007118 000447123 1', 'HU-0004471', 'PAL00418': what scanners read from a package. */
const code = /^(?:\(00\)\s?)?(?=(?:.*\d){5})(?:[A-Z]{2,3}[-/]?)?\d[\d/-]{6,24}$/u
const parted = /^(?:\(?00\)?\s?)?\d(?:\s?\d){17}$/
/** Wagons are no packages. */
const wagon = /^\d{11}-?\d$/

/** The one package that bears such a code. */
export const packageOfCode = (cell: string): Numbers | undefined =>
  (code.test(cell) || parted.test(cell)) && !wagon.test(cell)
    ? { from: 1, to: 1, kind: undefined }
    : undefined
