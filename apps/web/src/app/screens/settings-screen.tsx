import { ComingScreen } from './coming-screen.tsx'

export function SettingsScreen() {
  return <ComingScreen screen="settings" />
}
