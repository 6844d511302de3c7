import { type Finding, fillIn, labelOf, type Measure } from '@efti-hub/efti'

const mostNames = 5

/** One document is one consignment: what else a file holds is named, not read. */
export function findingOfOthers(others: number, named: readonly string[] = []): Finding[] {
  if (others <= 0) return []
  const names = [...new Set(named.map((name) => name.slice(0, 60)).filter(Boolean))]
  const shown = names.slice(0, mostNames).join(', ')
  const which = shown ? ` (${shown}${names.length > mostNames || names.length < others ? ', …' : ''})` : ''
  const [what, were] = others === 1 ? ['1 other consignment', 'was'] : ['{others} other consignments', 'were']
  const template = `${what} in this file${which} ${were} not read: the first one is checked.`
  const values = { others }
  return [
    {
      ...general,
      code: 'DOC-OTHER-CONSIGNMENTS',
      severity: 'medium',
      message: fillIn(template, values),
      template,
      values,
      fieldName: 'Consignments in the file',
      remedy: 'Upload each consignment as a file of its own.',
      example: 'One file per consignment note.',
      clause: 'Delegated Regulation (EU) 2024/2024, Table 1: the data set is that of one consignment',
    },
  ]
}

/** The common data set has no mass of an ordinary goods line, so what contradicts the total is found while reading. */
export function findingOfLines(of: { eftiId: string; path: string; sum: Measure; total: Measure }): Finding {
  const { eftiId, path, sum, total } = of
  const template = `${labelOf(eftiId)}: the goods lines add up to {sum}, but the total is given as {total}.`
  const values = { sum, total }
  return {
    ...general,
    code: 'DOC-LINES-MASS',
    severity: 'medium',
    violationType: 'Plausibility',
    message: fillIn(template, values),
    template,
    values,
    fieldName: labelOf(eftiId),
    remedy: 'Compare the mass of every line with the total, and correct the one that is wrong.',
    example: null,
    clause: `Delegated Regulation (EU) 2024/2024, Annex, Table 1, ${eftiId}`,
    eftiId,
    path,
  }
}

/** Both figures of a total that its lines do not come to, where not every line may have been read. */
export function findingOfTotal(of: {
  eftiId: string
  path: string
  sum: Measure | number
  total: Measure | number
}): Finding {
  const { eftiId, path, sum, total } = of
  const template = `${labelOf(eftiId)}: the document prints {total}, and the goods lines that were read add up to {sum}.`
  const values = { total, sum }
  return {
    ...general,
    code: 'DOC-LINES-TOTAL',
    severity: 'low',
    violationType: 'Plausibility',
    message: fillIn(template, values),
    template,
    values,
    fieldName: labelOf(eftiId),
    remedy: 'Compare the goods lines with the document: a line may be missing, or the total may be wrong.',
    example: null,
    clause: `Delegated Regulation (EU) 2024/2024, Annex, Table 1, ${eftiId}`,
    eftiId,
    path,
  }
}

/** Point 6.3.2.6 (b): the security status is that of the consignment which its declaration names. */
export const findingOfDeclaration = (declared: string, waybill: string): Finding => ({
  ...general,
  code: 'DOC-DECLARATION-NUMBER',
  severity: 'high',
  message: `The security declaration names the air waybill ${declared}, the document is ${waybill}.`,
  fieldName: labelOf('eFTI170'),
  remedy: 'Compare both numbers, and correct the one that is wrong or exchange the declaration.',
  example: waybill,
  clause: 'Implementing Regulation (EU) 2015/1998, Annex, point 6.3.2.6(b)',
  eftiId: 'eFTI170',
  path: 'transportContractDocument/id',
})

/** A message that was recognised, and says nothing about a consignment. */
export const noConsignment = (format: string): Finding => ({
  ...general,
  code: 'DOC-NO-CONSIGNMENT',
  severity: 'high',
  message: `The file is ${format}, but it holds no consignment.`,
  fieldName: 'Consignment',
  remedy: 'Check how the message was exported, and upload it with its consignment.',
  example: 'A message with sender, consignee, places and goods.',
  clause: 'Regulation (EU) 2020/1056, Article 2(1)',
})

const general = {
  violationType: 'Document content',
  eftiId: null,
  path: null,
  subsets: [],
}
