const PATIENCE_MS = 3_000
const PAUSE_MS = 50

/** Gives the focus to an element of the screen that was gone to, once it is there and the dialog has given the focus back. */
export function focusWhenThere(selector: string, until = performance.now() + PATIENCE_MS): void {
  setTimeout(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found && !document.querySelector('[role=dialog]')) found.focus()
    else if (performance.now() < until) focusWhenThere(selector, until)
  }, PAUSE_MS)
}
