import type { CheckingChoices } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { checkingChoicesKey } from '../../api/keys.ts'

const names = new Intl.DisplayNames(undefined, { type: 'region' })

/** Countries with their names in the reader's language, by name; subsets with the provisions that they serve. */
export function useCheckingChoices() {
  const { data } = useQuery<CheckingChoices>({ queryKey: checkingChoicesKey })
  const countries = (data?.countries ?? [])
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((left, right) => left.label.localeCompare(right.label))
  const subsets = (data?.subsets ?? []).map(({ id, provision }) => ({
    value: id,
    label: provision ? `${id} · ${provision}` : id,
  }))
  return { countries, subsets }
}
