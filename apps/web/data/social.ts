import { authorizeSso, completeMissingInfo, loginSso } from '@kindling/api-client/contract/auth'
import type { UserProfile } from '@kindling/api-client/model/account'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { SocialProvider } from '@kindling/ui/state/login-flow'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { sessionKey } from './session.tsx'
import { announce } from './session-channel.ts'

const nextPlace = 'kindling:after-provider'

/** The page the person wanted before they left for a provider; read once. */
export function takeNext(): string | null {
  const next = sessionStorage.getItem(nextPlace)
  sessionStorage.removeItem(nextPlace)
  return next
}

export interface Return {
  readonly code: string
  readonly state: string
}

export interface Social {
  /** Logs in, or leads to the provider; resolves only if the person was logged in. */
  readonly setOut: (provider: SocialProvider) => Promise<void>
  /** Return from a provider. Null: a second factor is on, and nobody was logged in. */
  readonly comeBack: (
    provider: SocialProvider,
    query: Return,
  ) => Promise<{ user: UserProfile; isNew: boolean } | null>
  readonly complete: (body: { code: string; name?: string; email?: string }) => Promise<void>
}

/** Social sign-in (spec 1 §4): tries a log-in first, then redirects to the provider. */
export function useSocial(next: string | null, leave = (url: string) => window.location.assign(url)): Social {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const begin = async (user: UserProfile) => {
    await mutate(sessionKey, { user }, { revalidate: false })
    announce('began')
  }
  return {
    setOut: async (provider) => {
      try {
        const { user } = await client(loginSso, { params: { provider }, query: {} })
        if (user) return await begin(user)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'UNAUTHORIZED') throw error
      }
      const { redirect_url } = await client(authorizeSso, { params: { provider } })
      if (next) sessionStorage.setItem(nextPlace, next)
      leave(redirect_url)
      // The browser is leaving: keep the pressed state until it has.
      return new Promise(() => undefined)
    },
    comeBack: async (provider, query) => {
      const answer = await client(loginSso, { params: { provider }, query })
      if (!answer.user) return null
      await begin(answer.user)
      return { user: answer.user, isNew: answer.new_user }
    },
    complete: async (body) => {
      const { user } = await client(completeMissingInfo, { body })
      await begin(user)
    },
  }
}
