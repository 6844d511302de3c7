export type { Consignment, ConsignmentValue, Measure, Value } from './dataset/consignment.ts'
export type { CheckLine, Evaluation, Finding, Severity, SubsetChoice } from './rules/finding.ts'
