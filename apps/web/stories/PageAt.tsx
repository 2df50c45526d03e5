import type { UserProfile } from '@kindling/api-client/model/account'
import { fixtures } from '@kindling/api-client/scenarios'
import { Box, Link } from '@kindling/ui'
import type { Language } from '@kindling/ui/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { App, Surroundings } from '../app/App.tsx'
import { FollowProvider } from '../app/follow.tsx'
import { readPreferences } from '../app/preferences.tsx'
import { sessionKey } from '../data/session.tsx'

export interface PageAtProps {
  /** Where the story begins: path and query. */
  readonly path: string
  /** Who is signed in; null: a visitor. The server sends it with every page. */
  readonly user: UserProfile | null
  /** Target of an e-mail link that arrives meanwhile: it is shown over the page, as in an inbox. */
  readonly message?: string
  /** A public demonstration: the site shows it. */
  readonly demo?: boolean
}

/** The whole application at an address, with its real routes and data hooks, and a cache of its own. */
export function PageAt({ path, user, message, demo = false }: PageAtProps) {
  const { i18n } = useTranslation()
  const [cache] = useState(() => new Map<string, never>())
  const [delivered] = useState(() => ({ answers: { [sessionKey]: { user } }, failures: {} }))
  return (
    <Surroundings
      i18n={i18n}
      preferences={{ ...readPreferences(''), language: i18n.language as Language }}
      origin="https://kindling.example"
      now={fixtures.nowSeconds * 1000}
      delivered={delivered}
      cache={cache}
    >
      <MemoryRouter initialEntries={[path]}>
        {message && (
          <FollowProvider>
            <MailMessage href={message} />
          </FollowProvider>
        )}
        <App demo={demo} />
      </MemoryRouter>
    </Surroundings>
  )
}

function MailMessage({ href }: { href: string }) {
  return (
    <aside aria-label="Inbox">
      <Box padding={12}>
        <Link href={href}>The e-mail’s link</Link>
      </Box>
    </aside>
  )
}
