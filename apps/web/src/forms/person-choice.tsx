import type { MembersList } from '@efti-hub/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** Those who can act on what they are assigned, the person who assigns first. */
export const peopleToAssign = (items: MembersList['items'], me: string | null | undefined) =>
  items.filter(({ role }) => role !== 'auditor').toSorted((a, b) => Number(b.id === me) - Number(a.id === me))

interface PersonChoiceProps {
  label: string
  options: readonly { id: string; name: string }[]
  /** Of the form that it is a part of. */
  field: UseFormRegisterReturn
}

/** One of the people of an organisation, or nobody. */
export function PersonChoice({ label, options, field }: PersonChoiceProps) {
  return (
    <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className="flex h-9 items-center gap-3 rounded-md px-2 hover:bg-hover">
          <input type="radio" {...field} value={id} className="size-4 accent-brand" />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
