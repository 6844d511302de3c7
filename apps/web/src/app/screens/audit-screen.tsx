import { ComingScreen } from './coming-screen.tsx'

export function AuditScreen() {
  return <ComingScreen screen="audit" />
}
