import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { chooseTheme, useTheme } from '../ui/theme.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { shellWords } from '../words/shell.ts'

export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  const label = dark ? shellWords.toLight : shellWords.toDark
  const Icon = dark ? Sun : Moon
  return (
    <Tooltip text={label} side="bottom">
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}
