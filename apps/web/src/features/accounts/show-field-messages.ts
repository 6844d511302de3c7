import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { serverFields } from '../../api/request.ts'

/** Puts the server's words beside the fields they are about. */
export function showFieldMessages<Form extends FieldValues>(form: UseFormReturn<Form>, error: unknown): void {
  const known = form.getValues()
  for (const [field, message] of Object.entries(serverFields(error))) {
    if (field in known) form.setError(field as Path<Form>, { message })
  }
}
