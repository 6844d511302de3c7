import { ALLOWED_EXTENSIONS, MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import { FileUp } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { AnswerWords } from '../../words/answer/answer-words.ts'
import { problemIn } from './problem-in.ts'
import { useSendDocument } from './use-answer.ts'

interface DocumentFormProps {
  token: string
  words: AnswerWords
  onSent: (name: string) => void
}

/** A better document, which replaces nothing by itself. */
export function DocumentForm({ token, words, onSent }: DocumentFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const headingId = useId()
  const send = useSendDocument(token)
  const choose = (chosen: File | null) => {
    const fits = chosen === null || isAcceptable(chosen)
    setProblem(fits ? null : words.wrongFile)
    setFile(fits ? chosen : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!file || send.isPending) return
    setProblem(null)
    send.mutate(file, {
      onSuccess: () => onSent(file.name),
      onError: (error) => setProblem(problemIn(error, words)),
    })
  }
  return (
    <form onSubmit={submit} aria-labelledby={headingId} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id={headingId} className="text-lg font-semibold">
          {words.document}
        </h2>
        <p className="text-sm text-ink-muted">{words.documentHint}</p>
      </div>
      <Field label={words.chooseFile} {...(problem && { message: problem })}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={ALLOWED_EXTENSIONS.join(',')}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            className="w-full min-w-0 text-base file:mr-3 file:h-10 file:rounded-md file:border file:border-line-control file:bg-surface file:px-3 file:font-medium file:text-ink"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="lg"
        disabled={!file}
        busy={send.isPending}
        className="w-full sm:w-fit"
      >
        <FileUp aria-hidden />
        {words.sendFile}
      </Button>
    </form>
  )
}

function isAcceptable({ name, size }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase()
  return size > 0 && size <= MAX_UPLOAD_BYTES && ALLOWED_EXTENSIONS.some((allowed) => allowed === extension)
}
