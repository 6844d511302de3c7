/**
 * A zone of the contract as PostgreSQL knows it: the name behind an alias; and of an offset such as '+05:30' it takes the
 * sign the other way round, as POSIX does.
 */
export function zoneInDatabase(zone = 'UTC'): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  return timeZone.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'))
}
