import type { IdentityCheck } from '@efti-hub/contract'
import type { MouseEvent } from 'react'
import { confirmIdentity } from './confirmation.ts'
import { request } from './request.ts'

/** A file of everything, which the browser takes as it comes: once it is known who asks for it. */
export async function saveConfirmed(path: string): Promise<void> {
  const { confirmedUntil } = await request<IdentityCheck>('GET', '/api/auth/confirm')
  if (!confirmedUntil && !(await confirmIdentity())) return
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** Of a link to such a file. */
export function confirmThenSave(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void saveConfirmed(event.currentTarget.getAttribute('href') ?? '')
}
