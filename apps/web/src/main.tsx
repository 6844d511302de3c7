import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadWhenReplaced } from './api/reload-when-replaced.ts'
import { App } from './app/app.tsx'
import { shareNonce } from './ui/csp-nonce.ts'
import { watchSystemTheme } from './ui/theme.ts'

shareNonce()
watchSystemTheme()
reloadWhenReplaced()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
