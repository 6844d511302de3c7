import { pathOf } from '../../dataset/paths.ts'
import { failed, passed, type Rule } from '../../rules/rule.ts'
import { type Demand, requiredElement } from '../completeness/required-element.ts'
import { CLAUSE_OF_WHOLE, DECLARATION, ISSUER, SUBSET, securityClause } from './clause.ts'
import {
  AGENT,
  isDeclared,
  isRetained,
  isSeparate,
  missingTogether,
  REASON,
  SECURITY_STATUS,
  type SecurityParticular,
  SIGNATORY,
  STATUS_DATE,
} from './particulars.ts'

const ELSEWHERE =
  'upload the consignment security declaration. If it accompanies the goods in another way, answer the question about it with yes.'

const NOT_TRANSMITTED = 'Issuer and time of the security status are not on the air waybill.'
const KEPT_BY_AGENT =
  'The regulated agent may keep both for the flight or for 24 hours, whichever is longer: make sure it does, or add them.'

export const regulatedAgent = ruleOn(AGENT, {
  slug: 'REGULATED-AGENT',
  rule: 'The regulated agent that issued the security status is identified.',
  representsClass: true,
  when: isDeclared,
})
export const status = ruleOn(SECURITY_STATUS, {
  slug: 'STATUS',
  rule: 'The security status of the consignment is given.',
  representsClass: true,
  when: isDeclared,
})
export const reason = ruleOn(REASON, {
  slug: 'REASON',
  rule: 'The reason for the security status is given: who secured the goods, how they were screened, or why not.',
  owner: DECLARATION,
})
export const signatory = retainable(
  ruleOn(SIGNATORY, {
    slug: 'SIGNATORY',
    rule: 'The person who issued the security status is named or identified.',
    owner: ISSUER,
  }),
)
export const statusDate = retainable(
  ruleOn(STATUS_DATE, {
    slug: 'STATUS-DATE',
    rule: 'The date and time at which the security status was issued are given.',
    owner: ISSUER,
  }),
)

/** Nothing of the status is on the waybill. */
export const securityDeclaration: Rule = {
  code: `${SUBSET}-DECLARATION`,
  rule: 'The security status of air cargo is on the air waybill or in a declaration that accompanies the consignment.',
  clause: CLAUSE_OF_WHOLE,
  severity: 'high',
  violationType: 'Missing element',
  remedy: `Enter the security status with its reason, date, time, issuer and regulated agent on the air waybill, or ${ELSEWHERE}`,
  example: 'SPX',
  eftiId: 'eFTI844',
  subsets: [SUBSET],
  topic: 'missing',
  message: 'Security status is missing on the air waybill and in a declaration.',
  *check(view, setting) {
    const path = pathOf('eFTI844')
    if (isDeclared(view) || isSeparate(view, setting)) yield passed(path)
    else yield failed(path, 'Security status is missing on the air waybill and in a declaration.')
  },
}

/** Several particulars are missing of a status that the waybill shows in part: one cause. */
export const incomplete: Rule = {
  code: `${SUBSET}-INCOMPLETE`,
  rule: 'A security status that the air waybill shows in part is complete in a declaration that accompanies the consignment.',
  clause: CLAUSE_OF_WHOLE,
  severity: 'high',
  violationType: 'Missing element',
  remedy: `Add what is missing to the air waybill, or ${ELSEWHERE}`,
  example: AGENT.example,
  eftiId: AGENT.ids[0],
  subsets: [SUBSET],
  topic: 'missing',
  message: 'Security status is incomplete. Missing: {particulars}.',
  *check(view, setting) {
    if (view.isSecurityDeclaration || !isDeclared(view)) return
    const missing = missingTogether(view, setting)
    const [first] = missing
    if (!first) yield passed(pathOf(AGENT.ids[0]))
    else
      yield failed(
        pathOf(first.ids[0]),
        `Security status is incomplete. Missing: ${missing.map(({ words }) => words).join(', ')}.`,
        { eftiId: first.ids[0], example: first.example },
      )
  },
}

/** Asks for one particular; silent where a separate declaration has it, and where it is missing together with others. */
function ruleOn(
  particular: SecurityParticular,
  demand: Omit<Demand, 'id' | 'words' | 'clause' | 'example'>,
): Rule {
  const { letter, ids, words, example } = particular
  const [id, ...or] = ids
  const rule = requiredElement(SUBSET, { ...demand, id, or, words, clause: securityClause(letter), example })
  return {
    ...rule,
    check: (view, setting) =>
      isSeparate(view, setting) || missingTogether(view, setting).includes(particular)
        ? []
        : rule.check(view, setting),
  }
}

/** Where the regulated agent may keep who issued the status and when, the absence of both is one note, of the first. */
function retainable(rule: Rule): Rule {
  const isFirst = rule.eftiId === SIGNATORY.ids[0]
  return {
    ...rule,
    *check(view, setting) {
      const isKept = isRetained(view, setting)
      for (const outcome of rule.check(view, setting)) {
        if (!isKept || outcome.message === null) yield outcome
        else if (isFirst) yield { ...outcome, isNote: true, message: NOT_TRANSMITTED, remedy: KEPT_BY_AGENT }
      }
    },
  }
}

/** Codes of the rules about the security status: a declaration beside the waybill answers what they find on it. */
export const SECURITY_STATUS_RULES: readonly string[] = [
  regulatedAgent,
  status,
  incomplete,
  securityDeclaration,
  reason,
  signatory,
  statusDate,
].map(({ code }) => code)
