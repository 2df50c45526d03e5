import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../data/session.tsx'
import { loadRoute } from './chunks.ts'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'
import type { RouteFacts } from './route-table.ts'

/** Shows a route once its chunk and its messages are loaded; the page before stays until then. */
export function RouteView({ route }: { route: RouteFacts }) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const { user } = useSession()
  const location = useLocation()
  const chunk = loadRoute(route.file)
  const messages = messagesReady(i18n, language, route.messages)
  const module = use(chunk)
  use(messages)

  if (route.access === 'session' && user === null) {
    return <Navigate to={loginPath(createPath(location))} replace />
  }
  const Page = module.default
  return <Page />
}

/** Sends a visitor to log in, and back to the full path. */
export const loginPath = (back: string) => `/login?next=${encodeURIComponent(back)}`
