import { MOST_PICKED_RESULTS } from '@efti-hub/contract'
import { Download } from 'lucide-react'
import { withQuery } from '../../api/keys.ts'
import { saveConfirmed } from '../../api/save-confirmed.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { recordsWords, resultsWords as words } from '../../words/results.ts'
import { type ResultFilters, rangeQuery, resultsQueryOf } from './result-filters.ts'

const FORMATS = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: 'XLSX' },
] as const

/** Of so many that match. */
export const pickedCount = ({ ids, scope }: Selection<'all'>, total: number) =>
  scope ? total - ids.size : ids.size

interface ExportMenuProps {
  filters: ResultFilters
  picked: Selection<'all'>
  /** How many match the filters; null until it is known. */
  total: number | null
}

/** What is picked, or else everything that matches the filters; the browser takes it as it comes, however long it is. */
export function ExportMenu({ filters, picked, total }: ExportMenuProps) {
  const { ids, scope } = picked
  const tooMany = ids.size > MOST_PICKED_RESULTS
  const save = (format: string) => {
    const listed = [...ids].join(',')
    const which: Record<string, string> = scope ? { except: listed } : { ids: listed }
    const query = { ...rangeQuery(filters), ...resultsQueryOf(filters), format, ...which }
    void saveConfirmed(withQuery('/api/results/export', query))
  }
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden />
          {words.export}
        </Button>
      }
    >
      {FORMATS.map(({ format, name }) => (
        <MenuItem
          key={format}
          reason={tooMany ? recordsWords.tooMany(MOST_PICKED_RESULTS) : undefined}
          onSelect={() => save(format)}
        >
          {ids.size > 0
            ? words.exportSelected(name, pickedCount(picked, total ?? 0))
            : words.exportAll(name, total)}
        </MenuItem>
      ))}
    </Menu>
  )
}
