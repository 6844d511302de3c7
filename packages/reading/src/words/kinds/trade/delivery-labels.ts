import type { DeliveryLabels } from './trade-words.ts'

/** The labels of a language with those that only notes about deliveries have. */
export function withDeliveryLabels<T extends Readonly<Record<string, readonly string[] | undefined>>>(
  delivery: DeliveryLabels | undefined,
  own: T,
): T {
  const more = Object.entries(delivery ?? {}).map(([concept, words]) => [
    concept,
    [...(own[concept] ?? []), ...words],
  ])
  return { ...own, ...Object.fromEntries(more) }
}
