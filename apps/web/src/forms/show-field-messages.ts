import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { serverFields } from '../api/request.ts'

/** Puts the server's words beside the fields they are about; the first of them takes the focus. */
export function showFieldMessages<Values extends FieldValues, Checked>(
  form: Pick<UseFormReturn<Values, unknown, Checked>, 'getValues' | 'setError'>,
  error: unknown,
): void {
  const known = form.getValues()
  const about = Object.entries(serverFields(error)).filter(([field]) => field in known)
  for (const [at, [field, message]] of about.entries()) {
    form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
  }
}
