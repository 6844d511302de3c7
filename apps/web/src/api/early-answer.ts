declare global {
  /** By path; set by index.html, so that the first question does not wait for the scripts. */
  var earlyAnswers: Record<string, Promise<Response> | undefined> | undefined
}

/** The answer on its way to a GET of this path, for anyone who asks first. */
export function takeEarly(path: string): Promise<Response> | null {
  const answer = globalThis.earlyAnswers?.[path]
  delete globalThis.earlyAnswers?.[path]
  return answer ?? null
}
