import { ComingScreen } from './coming-screen.tsx'

export function ResultsScreen() {
  return <ComingScreen screen="results" />
}
