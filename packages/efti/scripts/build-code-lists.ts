/**
 * Makes the code lists that UN/CEFACT keeps from its published files: bare codes, which are facts; no names.
 *
 *   node packages/efti/scripts/build-code-lists.ts <folder of UN/LOCODE, one CSV per country>... <Rec 20.csv> <Rec 21.csv>
 *
 * UN/LOCODE: github uncefact/vocab-locode, locodes/ (MIT; edition 2023-2) and github geoapify/un-locode, src/data/ (MIT; edition
 * 2024-1). Rec 20: github uncefact/vocab-codes, CLR/Rec20/current, Annexes II and III (revision 17, 2021). Rec 21: same,
 * CLR/Rec21/current (revision 12, 2021). Codes marked as deleted (X) are left out, deprecated ones (D) stay.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../src/code-lists/', import.meta.url))
const [packages = '', units = '', ...folders] = process.argv.slice(2).reverse()

/** Cells of the lines of a file; only the first ones are used, and they contain no comma. */
function rows(file: string): string[][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  return lines.map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')))
}

/** Places of each country, one after the other, sorted. */
function places(): string[] {
  const byCountry = new Map<string, Set<string>>()
  for (const folder of folders)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv')))
      for (const cells of rows(join(folder, file))) {
        // The published form begins with a mark of change.
        const [country = '', place = ''] = cells[0]?.length === 2 ? cells : cells.slice(1)
        if (cells[0] === 'X' || !/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{3}$/.test(place)) continue
        byCountry.set(country, (byCountry.get(country) ?? new Set()).add(place))
      }
  return [...byCountry].sort().map(([country, set]) => JSON.stringify([country, [...set].sort().join('')]))
}

function codes(file: string): string {
  const listed = rows(file)
    .slice(1)
    .filter(([status, code]) => status !== 'X' && /^[A-Z0-9]{2,3}$/.test(code ?? ''))
  return JSON.stringify([...new Set(listed.map(([, code]) => code))].sort().join(' '))
}

function write(name: string, source: string, version: string, key: string, content: string): void {
  const head = `  "source": ${JSON.stringify(source)},\n  "version": ${JSON.stringify(version)},\n`
  writeFileSync(join(target, name), `{\n${head}  ${JSON.stringify(key)}: ${content}\n}\n`)
}

write(
  'locodes.json',
  'UN/LOCODE (UNECE), as published in uncefact/vocab-locode, commit e845bd9, and geoapify/un-locode, commit 2d18b09 (both MIT)',
  '2023-2 and 2024-1',
  'places',
  `[\n    ${places().join(',\n    ')}\n  ]`,
)
write(
  'units.json',
  'UN/CEFACT Recommendation 20, Annex III, common codes',
  'revision 17, 2021',
  'codes',
  codes(units),
)
write('packages.json', 'UN/CEFACT Recommendation 21, Annex VI', 'revision 12, 2021', 'codes', codes(packages))
