/** Shows the dialog that asks for the identity; false when it was closed without an answer. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Set by the one place that shows the dialog; answers how to undo it. */
export function answerConfirmations(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = null
  }
}

/** One dialog, however many calls wait for it. */
export function askForIdentity(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
