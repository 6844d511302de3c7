import { type PageLayout, textOf } from '../../layout/runs.ts'
import { alternatives } from '../../words/alternatives.ts'
import { bareWords } from '../../words/compare.ts'
import { phraseList } from '../../words/phrases/index.ts'

const titles = phraseList('transportOrder')
const title = new RegExp(`^(?:${alternatives(titles.map(bareWords), ' ')})(?: |$)`)
/** Part of the page's height where the line stands that names the paper. */
const head = 0.45

/** The letter orders a carriage: whom it is addressed to is the carrier, not who gets the goods. */
export const ordersCarriage = ({ runs, page }: PageLayout): boolean =>
  runs.some((run) => run.box[1] < head * page.height && title.test(bareWords(textOf(run.words))))
