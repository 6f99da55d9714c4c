import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startKeeping } from './api/kept-reads.ts'
import { App } from './app/app.tsx'
import { keepShell, openAnewWhenReplaced } from './app/keep-shell.ts'
import './theme/index.css'

startKeeping()
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
keepShell()
openAnewWhenReplaced()
