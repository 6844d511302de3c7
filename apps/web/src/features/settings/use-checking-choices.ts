import { useQuery } from '@tanstack/react-query'
import { checkingChoicesQuery } from '../../api/queries/settings.ts'
import { countryName } from '../../words/format.ts'

/** Countries with their names in the reader's language, by name; subsets with the provisions that they serve. */
export function useCheckingChoices() {
  const { data } = useQuery(checkingChoicesQuery())
  const countries = (data?.countries ?? [])
    .map((value) => ({ value, label: `${countryName(value)} (${value})` }))
    .sort((left, right) => left.label.localeCompare(right.label))
  const subsets = (data?.subsets ?? []).map(({ id, provision }) => ({
    value: id,
    label: provision ? `${id} · ${provision}` : id,
  }))
  return { countries, subsets }
}
