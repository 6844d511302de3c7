import { send } from './request.ts'

/** Reads a file and hands it to the browser under the name that the server gave it; answers that name. With a payload it is asked for by POST. */
export async function download(path: string, payload?: unknown): Promise<string> {
  const response = await send(payload === undefined ? 'GET' : 'POST', path, payload)
  const name = nameIn(response.headers.get('Content-Disposition') ?? '')
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return name
}

function nameIn(disposition: string): string {
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'download'
}
