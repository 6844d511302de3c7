import type { Label } from '../candidates/find-labels.ts'
import { type PageLayout, textOf } from '../geometry/runs.ts'
import { dangerousLinesIn } from '../normalise/un-line.ts'

/** 'Dangerous goods' in the languages of the Union, as papers for them name themselves in whatever words. */
const dangerous =
  /dangerous\s+goods|hazardous|gefahrg[uü]t|gef[äa]hrliche|dangereuses|pericolos[ei]|peligros[ao]s|perigosas|niebezpieczn|gevaarlijke|nebezpe[čc]n|vesz[ée]lyes|periculoase|farlig|vaaralli|nevarn|opasn|pavojing|b[īi]stam|ohtlik|опасни|επικ[ίι]νδ[υύ]ν|\bADR\b|\bIMDG\b|\bRID\b/iu

/**
 * Whether a paper whose title is in no list is one for dangerous goods: it names them in its head, describes at least one
 * as ADR 5.4.1.1.1 asks, and says who sends or receives it. A safety data sheet does the last of it for nobody.
 */
export function tellsDangerousGoods(pages: readonly PageLayout[], labels: readonly Label[]): boolean {
  const [first] = pages
  if (!first) return false
  const head = first.runs.filter((run) => run.box[1] < 0.25 * first.page.height)
  const text = pages.flatMap(({ runs }) => runs.map((run) => textOf(run.words))).join('\n')
  const described = /(?<![\p{L}\d])(?:UN|ONU)[\s-]?\d{4}/u.test(text) && dangerousLinesIn(text).length > 0
  const hasParties = ['consignor', 'consignee'].every((party) => labels.some((l) => l.concept === party))
  return described && hasParties && head.some((run) => dangerous.test(textOf(run.words)))
}
