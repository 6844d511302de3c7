import type { PartnerLanguage } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverCode } from '../../api/request.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { browserLanguage, loadAnswerWords } from '../../words/answer/load-words.ts'
import { common } from '../../words/common.ts'
import { AnswerRequest } from './answer-request.tsx'
import { useQuestion } from './use-answer.ts'

/** What a partner sees behind a link: in the language of the request, else in the browser's. */
export function AnswerPage({ token }: { token: string }) {
  const question = useQuestion(token)
  const language = question.data?.language ?? browserLanguage()
  const { data: words } = useQuery({
    queryKey: ['answer-words', language],
    queryFn: () => loadAnswerWords(language),
  })
  useLanguageOfPage(language)
  if (!words) return <Skeleton className="h-[60dvh]" />
  const title = question.data ? words.title(question.data.organisation) : words.plainTitle
  return (
    <>
      <title>{common.page(title)}</title>
      {question.data ? (
        <AnswerRequest key={token} token={token} question={question.data} words={words} />
      ) : question.isPending ? (
        <Skeleton className="h-[60dvh]" />
      ) : (
        <Failure words={words} code={serverCode(question.error)} onRetry={() => void question.refetch()} />
      )}
    </>
  )
}

interface FailureProps {
  words: Awaited<ReturnType<typeof loadAnswerWords>>
  code: string | null
  onRetry: () => void
}

function Failure({ words, code, onRetry }: FailureProps) {
  const isEnded = code === 'link_ended' || code === 'invalid_request'
  const { title, hint } = isEnded ? words.ended : words.failed
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold tracking-tight">{words.plainTitle}</h1>
      <Notice tone={isEnded ? 'warning' : 'error'} title={title}>
        {code === 'too_many_requests' ? words.tooMany : hint}
      </Notice>
      {!isEnded && (
        <Button variant="outline" className="w-fit" onClick={onRetry}>
          {words.failed.retry}
        </Button>
      )}
    </div>
  )
}

/** For screen readers and hyphenation; the rest of the application is English. */
function useLanguageOfPage(language: PartnerLanguage): void {
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
}
