import { expect, it } from 'vitest'
import { isOfClock } from './clock-times.ts'

it.each(['klo 13', 'plkst. 8.15', 'arrivée 14:10, départ 16:45', '7.30 Uhr', '16h45', 'kl. 9.00'])(
  'a time and no street: %s',
  (text) => expect(isOfClock(text)).toBe(true),
)

it.each(['Oostrozebeeksestraat 9', 'Platz 8', 'Hauptstr. 16', 'Via Roma 7', 'Tor 3, 14:10', 'Halle 4'])(
  'no time: %s',
  (text) => expect(isOfClock(text)).toBe(false),
)
