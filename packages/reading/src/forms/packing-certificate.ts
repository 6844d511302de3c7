import type { Finding } from '@efti-hub/efti'
import { sameLine } from '../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { phrase } from '../words/phrases/index.ts'
import { isSigned } from './signed-pages.ts'
import { SIGNATURE } from './words-of-blocks.ts'

const CERTIFICATE = new RegExp(phrase('packingCertificate'), 'iu')
const ONLY_SIGNATURE = new RegExp(`^(?:${SIGNATURE.source})$`, 'iu')
/** So many heights of type the certificate reaches down from its heading. */
const REACH = 16

/** 5.4.2: on a form that others have signed, the certificate of whoever packed the container or vehicle is signed too. */
export function unsignedCertificate(pages: readonly PageLayout[]): Finding[] {
  return pages.some(isLacking) ? [FINDING] : []
}

function isLacking(page: PageLayout): boolean {
  const heading = page.runs.find(({ words }) => CERTIFICATE.test(textOf(words)))
  if (!heading || !isSigned(page)) return false
  const below = page.runs.filter(
    ({ box }) => box[1] > heading.box[1] && box[1] < heading.box[3] + REACH * heading.size,
  )
  const line = below.find(
    ({ box, words }) =>
      Math.abs(box[0] - heading.box[0]) < 2 * heading.size && ONLY_SIGNATURE.test(textOf(words)),
  )
  return line !== undefined && !below.some((run) => isInk(run, line)) && !hasMark(page, heading, line)
}

/** Letters right behind the word for the signature, or on the next line below it. */
function isInk(run: Run, line: Run): boolean {
  if (run === line || !/\p{L}/u.test(textOf(run.words))) return false
  const behind = run.box[0] - line.box[2]
  const under = run.box[1] - line.box[3]
  const isBehind = sameLine(run.box, line.box) && behind >= 0 && behind < 8 * line.size
  return (
    isBehind || (Math.abs(run.box[0] - line.box[0]) < 8 * line.size && under > -1 && under < 1.5 * line.size)
  )
}

const hasMark = ({ page }: PageLayout, heading: Run, line: Run) =>
  (page.marks ?? []).some(
    ([left, top, , bottom]) =>
      left < heading.box[2] && bottom > heading.box[1] && top < line.box[3] + 6 * line.size,
  )

const FINDING: Finding = {
  code: 'DG-PACKING-CERTIFICATE',
  severity: 'high',
  violationType: 'Dangerous goods',
  message: 'The container or vehicle packing certificate is not signed.',
  fieldName: 'Packing certificate',
  remedy: 'Have the certificate signed by whoever packed the container or vehicle.',
  example: 'A. Beispiel',
  eftiId: null,
  path: null,
  clause: 'IMDG Code 5.4.2; ADR/RID/ADN 5.4.2',
  subsets: [],
}
