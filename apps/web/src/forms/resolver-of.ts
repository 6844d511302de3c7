import { useSpecifiedMessages as installSpecifiedMessages } from '@efti-hub/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

// Here and not at the start, since nothing before the first check needs a schema.
installSpecifiedMessages()

export function resolverOf<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return zodResolver(schema)
}
