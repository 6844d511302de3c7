import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'

type Load<Values, Checked> = () => Promise<z.ZodType<Checked, Values>>

/**
 * A form that a schema checks when it is sent; its first invalid field takes the focus. Nothing is checked before, so the
 * schemas are not fetched before either. Where they cannot be, the server's check remains, and the sender of the form learns
 * of the lost connection.
 */
export function useContractForm<Values extends FieldValues, Checked extends FieldValues>(
  load: Load<Values, Checked>,
  defaultValues: DefaultValues<NoInfer<Values>>,
  options: { shouldUnregister?: boolean } = {},
) {
  return useForm<Values, unknown, Checked>({ resolver: checkWhenSent(load), defaultValues, ...options })
}

function checkWhenSent<Values extends FieldValues, Checked extends FieldValues>(
  load: Load<Values, Checked>,
): Resolver<Values, unknown, Checked> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('./resolver-of.ts'), load()]).catch(() => null)
    // As typed: the server refuses what it cannot take.
    if (!loaded) return { values: values as unknown as Checked, errors: {} }
    const [{ resolverOf }, schema] = loaded
    return resolverOf(schema)(values, context, options)
  }
}

/** For the first key that is pressed in a form: by the time it is sent, what checks it is there. */
export function prepareChecks(load: () => Promise<unknown>): void {
  void Promise.all([import('./resolver-of.ts'), load()]).catch(() => {})
}
