const KEY = 'efti-reloaded-at'
/** A part that is missing after a fresh start is missing for another reason. */
const NOT_AGAIN_WITHIN_MS = 30_000

/** After an upgrade the parts that an open page has not loaded yet are gone: the page starts again with the new ones. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing was replaced, and reloading would lose the page too.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < NOT_AGAIN_WITHIN_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
