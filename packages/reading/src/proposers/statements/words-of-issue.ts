import { alternatives } from '../../words/alternatives.ts'
import { lexicons } from '../../words/index.ts'
import { phrase, phraseList } from '../../words/phrases/index.ts'

const issues = phraseList('issuedIn')

/** 'Issued at', 'Fait à', 'Sporządzono w': what leads to the town and the day on which a paper was made out. */
export const issuing = alternatives(issues, String.raw`[\s.]+`)

const leads = phraseList('dateLead')
/** 'Bremen and 14 November' is no date of Bremen. */
const joins = new RegExp(`^(?:${phrase('and')})$`)

/** What stands between a town and its date: ', den', 'le', 'dnia'. */
export const beforeDates = alternatives(
  [...lexicons.flatMap((l) => l.dateWords).filter((word) => !joins.test(word)), ...leads],
  String.raw`[\s.]+`,
)

/** 'v Radonicích dne', 'à Lyon': what leads to the town. */
export const leadsToTown = new RegExp(
  String.raw`^(?:(?:${phrase('madeOut')}):?\s+)?(?:(?:${phrase('atPlace')})\s+)?(?=\p{Lu})`,
  'u',
)
