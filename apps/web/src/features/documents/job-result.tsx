import {
  type ComplianceResult,
  type OcrResult,
  type ProcessingJob,
  TEXT_PREVIEW_CHARACTERS,
} from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { jobsWords as words } from '../../words/documents.ts'
import { formatNumber, formatPercent } from '../../words/format.ts'
import { previewOf } from './preview-text.ts'
import { scoreBand } from './score-band.ts'

export function JobResult({ result }: { result: NonNullable<ProcessingJob['result']> }) {
  return (
    <div className="mt-3 rounded-md border border-line bg-sunken p-3">
      {'confidence' in result ? <Recognised result={result} /> : <Checked result={result} />}
    </div>
  )
}

function Recognised({ result }: { result: OcrResult }) {
  const preview = previewOf(result.extractedText, TEXT_PREVIEW_CHARACTERS)
  return (
    <dl className="grid gap-2">
      <Fact label={words.confidence}>
        <span className="font-medium tabular-nums">{formatPercent(result.confidence, 1)}</span>
      </Fact>
      <div>
        <dt className="text-sm text-ink-muted">{words.extractedText}</dt>
        <dd className="mt-1 wrap-anywhere whitespace-pre-line">{preview || words.noText}</dd>
      </div>
    </dl>
  )
}

function Checked({ result }: { result: ComplianceResult }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Fact label={words.score}>
        <Badge
          variant={result.score === null ? 'secondary' : scoreBand(result.score)}
          className="tabular-nums"
        >
          {result.score ?? '—'}
        </Badge>
      </Fact>
      <Fact label={words.violations}>
        <span className="font-medium tabular-nums">{formatNumber(result.violationsCount)}</span>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
