import type { Document } from '@efti-hub/contract'
import { MoreHorizontal, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { trashWords as words } from '../../../words/trash.ts'

interface DocumentMenuProps {
  document: Document
  onDelete: (document: Document) => void
}

/** What else can be done with a document of the list. */
export function DocumentMenu({ document, onDelete }: DocumentMenuProps) {
  const { deletion, originalName } = document
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="iconSmall"
          className="relative z-10"
          aria-label={words.menu(originalName)}
        >
          <MoreHorizontal aria-hidden />
        </Button>
      }
    >
      <MenuItem
        reason={deletion === 'allowed' ? undefined : words.whyNot[deletion]}
        onSelect={() => onDelete(document)}
      >
        <Trash2 aria-hidden />
        {words.delete}
      </MenuItem>
    </Menu>
  )
}
