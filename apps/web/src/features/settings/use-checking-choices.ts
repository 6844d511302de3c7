import { useQuery } from '@tanstack/react-query'
import { checkingChoicesQuery } from '../../api/queries/settings.ts'

const names = new Intl.DisplayNames(undefined, { type: 'region' })

/** Countries with their names in the reader's language, by name; subsets with the provisions that they serve. */
export function useCheckingChoices() {
  const { data } = useQuery(checkingChoicesQuery())
  const countries = (data?.countries ?? [])
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((left, right) => left.label.localeCompare(right.label))
  const subsets = (data?.subsets ?? []).map(({ id, provision }) => ({
    value: id,
    label: provision ? `${id} · ${provision}` : id,
  }))
  return { countries, subsets }
}
