import type { QuestionForPartner } from '@efti-hub/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/request.ts'

/** The token is kept in memory alone, and goes to the server in a body. */
const keyOfQuestion = (token: string) => ['partner-question', token] as const

export const useQuestion = (token: string) =>
  useQuery({
    queryKey: keyOfQuestion(token),
    queryFn: () => call('POST /api/answer/question', { body: { token } }),
    retry: false,
  })

export type Given = { field: string; value: string | number | boolean | { value: number; unit: string } }[]

export function useAnswer(token: string) {
  const keep = useKeep(token)
  return useMutation({
    mutationFn: ({ values, remark }: { values: Given; remark: string }) =>
      call('POST /api/answer', { body: { token, values, remark } }),
    onSuccess: keep,
  })
}

export function useSendDocument(token: string) {
  const keep = useKeep(token)
  return useMutation({
    mutationFn: async (file: File) => {
      const { uploadURL, permission } = await call('POST /api/answer/upload', { body: { token } })
      const sent = await fetch(uploadURL, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${permission}` },
        body: file,
      })
      if (!sent.ok) throw new ApiError(sent.status, await sent.text())
      return call('POST /api/answer/document', {
        body: { token, fileUrl: uploadURL, originalName: file.name },
      })
    },
    onSuccess: keep,
  })
}

export const useDecline = (token: string) =>
  useMutation({ mutationFn: () => call('POST /api/answer/decline', { body: { token } }) })

function useKeep(token: string) {
  const client = useQueryClient()
  return (question: QuestionForPartner) => client.setQueryData(keyOfQuestion(token), question)
}
