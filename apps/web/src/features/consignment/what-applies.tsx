import type { ConsignmentAnswer, ConsignmentQuestion } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { SubsetChoices } from './subset-choices.tsx'
import { useConsignmentChoice } from './use-consignment-choice.ts'

interface WhatAppliesProps {
  documentId: string
  consignment: ConsignmentAnswer
  mayEdit: boolean
}

/** Which data subsets the consignment is checked against and why, and what only a person can answer. */
export function WhatApplies({ documentId, consignment, mayEdit }: WhatAppliesProps) {
  const { subsets, ruledOut, questions } = consignment
  const answer = useConsignmentChoice(documentId)
  if (subsets.length + ruledOut.length + questions.length === 0) return null
  const ask = (question: ConsignmentQuestion) => (
    <Question
      key={question.id}
      question={question}
      mayAnswer={mayEdit && !answer.isPending}
      onAnswer={(given) => answer.mutate({ answers: [{ id: question.id, answer: given }] })}
    />
  )
  const others = questions.filter((question) => !isFirst(question))
  return (
    <section aria-label={words.applies} className="grid gap-3 px-4 py-3 sm:px-5">
      <h2 className="font-semibold">{words.applies}</h2>
      <SubsetChoices documentId={documentId} consignment={consignment} mayEdit={mayEdit} />{' '}
      {questions.length > 0 && (
        <>
          <h3 className="font-medium">{words.questions}</h3>
          <ul className="grid gap-2">{questions.filter(isFirst).map(ask)}</ul>
          {others.length > 0 && (
            <details>
              <summary className="cursor-pointer text-sm text-brand">
                {words.moreQuestions(others.length)}
              </summary>
              <ul className="mt-2 grid gap-2">{others.map(ask)}</ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

/** What decides which subsets apply, and what was answered; single data elements come after. */
const isFirst = ({ id, answer }: ConsignmentQuestion) => !id.startsWith('BR') || answer !== null

interface QuestionProps {
  question: ConsignmentQuestion
  mayAnswer: boolean
  onAnswer: (answer: boolean | null) => void
}

/** Pressing the given answer once more undoes it. */
function Question({ question: { question, answer }, mayAnswer, onAnswer }: QuestionProps) {
  return (
    <li className="flex items-start justify-between gap-3 text-sm">
      <span className="min-w-0">{question}</span>
      <fieldset className="flex shrink-0 gap-1" aria-label={question}>
        {[true, false].map((given) => (
          <Button
            key={String(given)}
            variant="outline"
            size="xs"
            aria-pressed={answer === given}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
            disabled={!mayAnswer}
            onClick={() => onAnswer(answer === given ? null : given)}
          >
            {given ? words.yes : words.no}
          </Button>
        ))}
      </fieldset>
    </li>
  )
}
