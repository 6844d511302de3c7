import type { RemediationPlan } from '@efti-hub/contract'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/request.ts'
import { showToast } from '../../ui/toast-store.ts'
import { remediationWords as words } from '../../words/remediation.ts'
import { completePlan } from './complete-plan.ts'

interface Asked {
  /** A new plan instead of the kept one. */
  regenerate: boolean
  onMade: (plan: RemediationPlan) => void
}

/** The plan on screen, and what asks the server for one. `onFailed`: there is none to show. */
export function useMakePlan(documentId: string, onFailed: () => void) {
  const [plan, setPlan] = useState<RemediationPlan | null>(null)
  const waiting = useRef<AbortController>(null)
  const make = useMutation({
    mutationFn: async ({ regenerate }: Asked) => {
      const waited = new AbortController()
      waiting.current = waited
      const path = { id: documentId }
      const body = regenerate ? { regenerate } : undefined
      const { remediationPlan } = await call('POST /api/documents/{id}/remediation', {
        path,
        body,
        signal: waited.signal,
      })
      return completePlan(remediationPlan)
    },
    onSuccess: (made, { onMade }) => {
      setPlan(made)
      onMade(made)
    },
    onError: (_error, { regenerate }) => {
      if (waiting.current?.signal.aborted) return
      if (!regenerate) onFailed()
      showToast({ ...words.failure, variant: 'destructive' })
    },
  })
  /** Nobody waits for it any more; a model that writes it is stopped. */
  const cancel = useCallback(() => waiting.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  return { plan, setPlan, make, cancel }
}

export interface Tick {
  stepId: string
  done: boolean
}

/** Ticks a step off, or takes the tick back. */
export function useTick(documentId: string, onPlan: (plan: RemediationPlan) => void) {
  return useMutation({
    // The answer of an earlier tick must not replace that of a later one.
    scope: { id: `plan ${documentId}` },
    mutationFn: async ({ stepId, done }: Tick) => {
      const path = { id: documentId, stepId }
      const answer = await call('PUT /api/documents/{id}/remediation/steps/{stepId}', {
        path,
        body: { done },
      })
      return completePlan(answer.remediationPlan)
    },
    onSuccess: onPlan,
    onError: (error) => {
      const { title, description } = words.tickFailed
      showToast({ title, description: serverMessage(error) ?? description, variant: 'destructive' })
    },
  })
}
