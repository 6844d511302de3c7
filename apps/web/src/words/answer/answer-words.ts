/** The page that a partner answers on, in the partner's language. */
export interface AnswerWords {
  /** Name of a page without a request. */
  plainTitle: string
  title: (organisation: string) => string
  asks: (person: string, organisation: string) => string
  until: (date: string) => string
  loading: string
  theme: string
  ended: { title: string; hint: string }
  failed: { title: string; hint: string; retry: string }
  tooMany: string
  questions: string
  questionsHint: string
  known: (value: string) => string
  missing: string
  check: string
  answered: string
  choose: string
  yes: string
  no: string
  unit: string
  remark: string
  send: string
  nothing: string
  invalid: string
  notSent: string
  document: string
  documentHint: string
  chooseFile: string
  sendFile: string
  wrongFile: string
  thanks: { title: string; hint: (organisation: string) => string }
  youSent: string
  rest: string
  decline: { title: string; hint: (organisation: string) => string; act: string }
  declined: { title: string; hint: (organisation: string) => string }
}
