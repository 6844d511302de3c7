import { expect, test } from 'vitest'
import { whyFromCatalogue } from './plan-origin.ts'

const model = { name: 'a model' }

test.each([
  ['both are on', { aiValidation: true, sendContent: true }, model, null],
  ['there is no provider', { aiValidation: true, sendContent: true }, null, /no AI provider is configured$/],
  ['there is no consent', { aiValidation: true, sendContent: false }, model, /not agreed to send/],
  ['it is switched off', { aiValidation: false, sendContent: true }, model, /switched off$/],
  ['all is off', { aiValidation: false, sendContent: false }, null, /switched off$/],
])('a provider is asked or not: %s', (_when, switches, provider, why) => {
  const reason = whyFromCatalogue(switches, provider)
  if (why === null) expect(reason).toBeNull()
  else expect(reason).toMatch(why)
})
