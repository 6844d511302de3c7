export { type CatalogueEntry, ruleCatalogue } from './catalogue.ts'
export { type DangerousGoodsEntry, entriesOf } from './code-lists/adr-table-a.ts'
export { COUNTRIES } from './code-lists/countries.ts'
export { type CodeList, codeListById } from './code-lists/lists.ts'
export { isListedLocode, LOCODE_EDITION } from './code-lists/locodes.ts'
export {
  isListedPackage,
  isListedUnit,
  PACKAGES_EDITION,
  UNITS_EDITION,
} from './code-lists/recommendations.ts'
export type { Consignment, ConsignmentValue, ExtraContent, Measure, Value } from './dataset/consignment.ts'
export {
  DATA_SET_VERSION,
  type DataElement,
  ELEMENTS,
  elementById,
  elementByPath,
  isRepeatable,
  type ValueKind,
} from './dataset/elements.ts'
export { filterBySubsets } from './dataset/filter-by-subsets.ts'
export type { Form, FormBlock, FormParticular } from './dataset/form.ts'
export { labelOf, phraseOf } from './dataset/labels.ts'
export { meaningOf, namedCodes } from './dataset/meaning.ts'
export type { PageEvidence } from './dataset/page-evidence.ts'
export { childPath, normalisePath, parentPath, pathOf, plainPath } from './dataset/paths.ts'
export {
  belongsTo,
  isMandatory,
  printedStatus,
  type Status,
  SUBSETS,
  type Subset,
  statusesOf,
  subsetById,
} from './dataset/subsets.ts'
export { EDITION } from './edition.ts'
export { type EvaluateOptions, evaluate } from './evaluate.ts'
export type { ConsignmentJson, JsonClass, JsonLeaf, JsonNode } from './json/consignment-json.ts'
export { consignmentFromJson, JsonProblem } from './json/from-json.ts'
export { consignmentToJson } from './json/to-json.ts'
export { noteText } from './note-text.ts'
export { SECURITY_STATUS_RULES } from './regulations/air-cargo-security/status.ts'
export type { Question } from './regulations/applicable/questions.ts'
export {
  type ApplicableOptions,
  answersInForce,
  applicableSubsets,
  basisOf,
  isDomesticCarriage,
  type SubsetOverride,
  servesEndOf,
  subsetsRuledOut,
} from './regulations/applicable-subsets.ts'
export { businessRules, type Coverage } from './regulations/business-rules/coverage.ts'
export {
  type CabotageBreach,
  type CabotageOperation,
  type CabotageStay,
  cabotageStays,
  type RoadCarriage,
} from './regulations/cabotage/stays.ts'
export { isAboutDirective } from './regulations/combined-transport/stated.ts'
export type { ExemptionPoints } from './regulations/dangerous-goods/exemption.ts'
export { deniesDanger } from './regulations/dangerous-goods/figures.ts'
export {
  type EmptyForm,
  emptyWordsIn,
  type SpecialCase,
  specialWordsIn,
  type Words,
} from './regulations/dangerous-goods/special/wording.ts'
export { namesTankOrBulk } from './regulations/dangerous-goods-document/packaged.ts'
export { exemptionPoints } from './regulations/exemption-points.ts'
export { isQuestion, questionsFor } from './regulations/questions.ts'
export type {
  CheckLine,
  Evaluation,
  Finding,
  Remark,
  Severity,
  SubsetChoice,
  UnreadPlace,
} from './rules/finding.ts'
export { countPlaces, MAX_FINDINGS_PER_RULE } from './rules/further-findings.ts'
export { fillIn, type Quantities, type Quantity } from './rules/quantities.ts'
export type { RuleText } from './rules/rule.ts'
export { SCORE_WEIGHTS, type Score, type ScoreSum, scoreOf } from './score.ts'
export { identifiersOf } from './xml/identifiers.ts'
export type { LeftOut } from './xml/left-out.ts'
export { type ParsedMessage, parseConsignmentXml } from './xml/parse-consignment.ts'
export { type Attribute, readTags, type TagReader } from './xml/read-tags.ts'
export { looksLikeEftiXml, type MessageInfo } from './xml/recognise-message.ts'
export { type WriteOptions, writeConsignmentXml, writeValidConsignmentXml } from './xml/write-consignment.ts'
export { type EftiMessage, writeMessageXml, writeValidMessageXml } from './xml/write-message.ts'
export { XmlProblem } from './xml/xml-problem.ts'
