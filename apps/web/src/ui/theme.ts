import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

/** index.html reads the same key before the first paint. */
const STORAGE_KEY = 'efti-compliance-hub-theme'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice = readChoice()

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function currentTheme(): Theme {
  if (choice !== 'system') return choice
  return systemDark().matches ? 'dark' : 'light'
}

function apply() {
  document.documentElement.dataset.theme = currentTheme()
  for (const listener of listeners) listener()
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  apply()
}

/** Follows the operating system while the choice is 'system'. */
export function watchSystemTheme(): void {
  systemDark().addEventListener('change', apply)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}
