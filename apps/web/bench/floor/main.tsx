import './floor.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Floor, makeI18n } from './Floor.tsx'

// The minimum of a page on this stack: React, a router, SWR and i18next, and the same pictures and fonts.
const root = document.getElementById('root')
const early = document.getElementById('early')?.textContent
if (!root) throw new Error('The page has no root')
const app = <Floor i18n={makeI18n()} early={early ? JSON.parse(early) : undefined} />
if (early) hydrateRoot(root, app)
else createRoot(root).render(app)
