import type { EmissionLeg } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { emissionWords as words } from '../../../words/emissions.ts'
import { formatNumber as number } from '../../../words/format.ts'
import { sustainabilityWords } from '../../../words/sustainability.ts'
import { PlaceName } from '../places/place-name.tsx'

/** Every number of the formula with where it comes from. */
export function LegFacts({ leg }: { leg: EmissionLeg }) {
  const { factor, adjustment, distanceKm, massKg } = leg
  const intensity = Math.round((factor.wtt + factor.ttw) * 1e6) / 1e6
  const adjusted = adjustment === 1 ? '' : ` × ${number(adjustment)}`
  const formula = `${number(massKg / 1000)} t × ${number(distanceKm)} km${adjusted} × ${number(intensity)} g/tkm = ${number(leg.grams / 1000)} kg`
  return (
    <div className="grid gap-2 text-sm">
      <p className="rounded-md bg-sunken px-3 py-2 font-mono wrap-anywhere">{formula}</p>
      <dl className="grid gap-1.5">
        <Fact name={sustainabilityWords.modes[leg.mode]}>
          <PlaceName place={leg.from} digits={3} /> ({leg.from.by}) – <PlaceName place={leg.to} digits={3} />{' '}
          ({leg.to.by})
        </Fact>
        <Fact name={words.distance}>
          {number(distanceKm)} km, {words.methods[leg.method]}
          {leg.via.length > 0 && `, ${words.via(leg.via.join(', '))}`}
        </Fact>
        <Fact name={words.adjustment}>
          {number(adjustment)}. {leg.adjustmentReason}
        </Fact>
        <Fact name={words.activity}>{number(leg.tonneKm)} tkm</Fact>
        <Fact name={words.intensity}>
          {factor.vehicle}: {number(factor.wtt)} + {number(factor.ttw)} = {number(intensity)} g CO₂e/tkm
        </Fact>
        <Fact name={words.source}>
          {[factor.source, factor.edition, factor.scope, factor.licence].filter(Boolean).join('. ')}.
          {factor.caveat && ` ${factor.caveat}`}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="wrap-anywhere text-ink-muted tabular-nums">{children}</dd>
    </div>
  )
}
