import { ComingScreen } from './coming-screen.tsx'

export function AdminScreen() {
  return <ComingScreen screen="admin" />
}
