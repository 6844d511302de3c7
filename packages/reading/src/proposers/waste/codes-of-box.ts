import { linesOf } from '../../layout/lines.ts'
import { byShape, type Proposer } from '../proposer.ts'
import { wasteCodes } from '../understand/understand-waste.ts'

/** The box of the waste's codes prints a small label before each; what stands behind any of them is a code of the waste. */
export const codesOfBox: Proposer = ({ layout: { runs, number }, labels }) => {
  const box = labels.find(
    (l) => l.region > 0 && (l.concept === 'wasteCode' || l.concept === 'furtherWasteCode'),
  )
  if (!box) return []
  const lines = linesOf(runs.filter((run) => run.region === box.region))
  const { readings } = wasteCodes(lines, box.concept === 'wasteCode' ? 1 : 2)
  return byShape(box.concept, readings, number, 'codes-of-waste')
}
