import { addressees, type Concept } from '../../fields/concepts.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from '../labels/find-labels.ts'

/** Lines that begin so near to each other, and stand no further apart in heights of type, are one block. */
const sameStart = 2.5
const nextLine = 0.9
/** What was filled in is so much larger than the print of the form. */
const largerType = 1.1

const mayBeLine = new Set<Concept>([...addressees, 'takingOver', 'placeOfTakingOver', 'nature', 'packing'])

/**
 * 'Príjemca:', the company's name, and below it 'expediční sklad': set like the lines of the address that it stands among, a
 * word for the one who despatches is a line of the address too.
 */
export function isLineOfParty(label: Label, labels: readonly Label[], { runs }: PageLayout): boolean {
  if (label.colon || label.boxNumber !== undefined || !mayBeLine.has(label.concept)) return false
  const own = runs.find((run) => run.words.some((word) => label.words.has(word)))
  if (!own?.words[0] || !label.words.has(own.words[0])) return false
  const labelled = new Set(labels.filter((l) => l !== label).flatMap((l) => [...l.words]))
  let [line, lines]: [Run, number] = [own, 0]
  for (;;) {
    const above = runs.find(
      (run) =>
        run.region === own.region &&
        Math.abs(run.box[0] - own.box[0]) < sameStart &&
        run.box[1] < line.box[1] - 0.5 * line.size &&
        line.box[1] - run.box[3] < nextLine * line.size,
    )
    if (!above) return false
    const heading = labels.find((l) => l !== label && above.words.some((word) => l.words.has(word)))
    if (heading) return lines > 0 && addressees.has(heading.concept) && isSetApart(heading, own, line)
    if (above.words.some((word) => labelled.has(word))) return false
    line = above
    lines++
  }
}

/** The heading has a colon or is smaller, and the line is set like the first one below the heading. */
const isSetApart = (heading: Label, own: Run, first: Run) =>
  (heading.colon || own.size > largerType * heading.size) &&
  Math.abs(own.size - first.size) < 0.5 &&
  isBold(own) === isBold(first)

const isBold = ({ words }: Run) => words.every((word) => word.bold === true)
