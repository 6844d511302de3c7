import { AUTHORS, type AuthorsPlan, type MeasuredPlan } from './measure-plans.ts'

export const sumOf = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)

/** A row for the catalogue and for each model, then every proposed value that is not right. */
export function printAuthors(all: readonly MeasuredPlan[]): void {
  const violations = sumOf(all, (one) => one.violations)
  console.log(
    '\n| plan by | plans it wrote | covered | steps | invented steps answered | stray steps shown | values answered | refused | shown | that settle | as on the faultless twin |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const author of AUTHORS) {
    const plans = all.map(({ byAuthor }) => byAuthor[author])
    const sum = (of: (plan: AuthorsPlan) => number) => sumOf(plans, of)
    const proposed = plans.flatMap((plan) => plan.proposed)
    const compared = proposed.filter(({ truth }) => truth !== null)
    const cells = [
      author,
      author === 'catalogue' ? all.length : sum(({ isWritten }) => Number(isWritten)),
      violations === 0 ? '—' : `${((100 * sum(({ covered }) => covered)) / violations).toFixed(1)} %`,
      sum(({ steps }) => steps),
      sum(({ invented }) => invented),
      sum(({ stray }) => stray),
      sum(({ answered }) => answered),
      sum(({ refused }) => refused),
      proposed.length,
      proposed.filter(({ settles }) => settles).length,
      `${compared.filter(({ truth }) => truth === true).length} of ${compared.length}`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log('\nOf a model: values that it proposes beyond the catalogue.\n')
  for (const author of AUTHORS)
    for (const { id, byAuthor } of all)
      for (const { settles, truth, path, value, code } of byAuthor[author].proposed)
        if (!settles || truth === false)
          console.log(`- not right, ${author}: ${id}: ${path} = ${value} (${code})`)
}
