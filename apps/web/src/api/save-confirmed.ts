import type { MouseEvent } from 'react'
import { call } from './call.ts'
import { askForIdentity } from './confirmation.ts'

/** A file of everything, which the browser takes as it comes: once it is known who asks for it. */
export async function saveConfirmed(path: string): Promise<void> {
  const { confirmedUntil } = await call('GET /api/auth/confirm')
  if (!confirmedUntil && !(await askForIdentity())) return
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
