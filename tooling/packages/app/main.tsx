import '@kindling/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<App />)
