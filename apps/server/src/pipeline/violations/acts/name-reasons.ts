import type { BulkAnswer } from '@efti-hub/contract'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import type { Services } from '../../../services.ts'
import type { BulkOutcome } from './change-violations.ts'

/** With the names of those who were quicker. */
export async function nameReasons(
  services: Services,
  { notDone, ...outcome }: BulkOutcome,
): Promise<BulkAnswer> {
  const names = await namesOfPeople(
    services,
    notDone.flatMap(({ who }) => who ?? []),
  )
  return {
    ...outcome,
    notDone: notDone.map(({ id, why, who }) => ({
      id,
      why: why.replace('{who}', names.get(who ?? '') ?? 'Somebody'),
    })),
  }
}
