import { ComingScreen } from './coming-screen.tsx'

export function SustainabilityScreen() {
  return <ComingScreen screen="sustainability" />
}
