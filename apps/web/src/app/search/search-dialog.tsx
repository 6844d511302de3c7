import { Dialog as Radix } from 'radix-ui'
import { closeOnEscape } from '../../ui/close-on-escape.ts'
import { Scrim } from '../../ui/overlay.tsx'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { searchWords as words } from '../../words/search.ts'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

/** Near the top, so that nothing jumps when the results become fewer. */
export function SearchDialog({ open, screens, onClose }: SearchBoxProps & { open: boolean }) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed top-2 left-1/2 z-40 flex max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-2xl -translate-x-1/2 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-overlay focus:outline-none sm:top-[10dvh] sm:max-h-[75dvh]"
        >
          <Radix.Title className="sr-only">{words.title}</Radix.Title>
          <Radix.Description className="sr-only">{words.description}</Radix.Description>
          <SearchBox screens={screens} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
