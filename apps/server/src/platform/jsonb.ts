import { customType } from 'drizzle-orm/pg-core'

/**
 * A jsonb column that gives back what was stored. Drizzle's own parses texts once more, after the driver has: the postcode
 * '20457' came back as a number.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
