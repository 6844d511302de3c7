import { ASK_FOR_HEADER } from '@efti-hub/contract'
import { call } from '../../api/call.ts'

/** Where one file is to be PUT, and the headers that permit it. */
export async function askForAddress(): Promise<{ url: string; headers: Record<string, string> }> {
  const { uploadURL, permission } = await call('POST /api/objects/upload', { headers: ASK_FOR_HEADER })
  return {
    url: new URL(uploadURL, window.location.href).href,
    headers: permission === undefined ? {} : { Authorization: `Bearer ${permission}` },
  }
}
