import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { shellWords } from '../../words/shell.ts'
import { navigation } from './navigation.ts'

const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.tsx')).SearchDialog,
}))

const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

/** The dialog comes with its first opening; undefined: not opened yet. */
export function SearchButton() {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Not over another dialog: what was entered there would be lost with the screen.
      setOpen((is) => !is && !document.querySelector('[role=dialog]'))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="px-2.5 text-ink-muted max-sm:-mx-1 max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:shadow-none"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span className="max-xl:sr-only">{shellWords.search}</span>
        <kbd className="font-sans text-xs max-lg:hidden" aria-hidden>
          {KEYS}
        </kbd>
      </Button>
      <Suspense>
        {open !== undefined && (
          <SearchDialog open={open} screens={navigation} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
