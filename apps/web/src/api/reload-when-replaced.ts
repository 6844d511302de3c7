const KEY = 'efti-reloaded-at'
/** A part that is missing after a fresh start is missing for another reason. */
const NOT_AGAIN_WITHIN_MS = 30_000

/** After an upgrade the parts that an open page has not loaded yet are gone: the page starts again with the new ones. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < NOT_AGAIN_WITHIN_MS) return
    // Without a server nothing was replaced, and reloading would lose the page to the browser's own error page.
    void fetch('/readyz')
      .then(({ ok }) => {
        if (!ok) return
        sessionStorage.setItem(KEY, String(Date.now()))
        window.location.reload()
      })
      .catch(() => {})
  })
}
