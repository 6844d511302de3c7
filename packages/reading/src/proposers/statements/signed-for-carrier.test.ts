import { expect, it } from 'vitest'
import { billHead } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const carrierOf = (above: readonly SetLine[], ...signed: string[]) =>
  readSet([...billHead, ...above, ...signed.map((text, at): SetLine => [300, 500 + 10 * at, text])]).values[
    'carrier/name[1]'
  ]

it.each([
  [
    ['METEREN AGENCIES BV', 'as agent for the carrier Scaldis', 'Global Lines N.V.'],
    'Scaldis Global Lines N.V.',
  ],
  [['As agents for and on behalf of the carrier', 'Halcyon Bay Line Limited'], 'Halcyon Bay Line Limited'],
  [['Como agentes, por el porteador', 'p.p. Naviera Alborada, S.A.'], 'Naviera Alborada, S.A.'],
  [['als Agent für den Verfrachter', 'Hansa Kogge Linie GmbH & Co. KG'], 'Hansa Kogge Linie GmbH & Co. KG'],
  [['As agent for the carrier', 'J. Peeters', 'C. Maes'], undefined],
  [['SIGNED FOR THE CARRIER', 'INCI GEMI LTD.', 'AS AGENT'], undefined],
])('%j', (signed, name) => {
  expect(carrierOf([], ...signed)).toBe(name)
})

it('its legal form may stand in the head of the form only', () => {
  const head: SetLine = [320, 20, 'YONGJIANG OCEAN CONTAINER LINE CO., LTD. NINGBO, CHINA', 6]
  expect(carrierOf([head], 'AS AGENT FOR THE CARRIER', 'YONGJIANG OCEAN CONTAINER LINE')).toBe(
    'YONGJIANG OCEAN CONTAINER LINE CO., LTD.',
  )
})
