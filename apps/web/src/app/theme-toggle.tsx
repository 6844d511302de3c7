import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { chooseTheme, useTheme } from '../ui/theme.ts'
import { shellWords } from '../words/shell.ts'

export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  const label = dark ? shellWords.toLight : shellWords.toDark
  const Icon = dark ? Sun : Moon
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
    </Button>
  )
}
