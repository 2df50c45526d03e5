import type { Language } from '@kindling/ui/i18n'
import { RehearsalView, type RehearsalViewProps } from '@kindling/ui/views/project/rehearsal/RehearsalView'
import { placeOf, searchOf, statesOf } from '@kindling/ui/views/project/rehearsal/states'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { messagesReady } from '../../../app/messages.ts'
import { Body } from '../campaign/Body.tsx'

export type RehearsalProps = Omit<RehearsalViewProps, 'place' | 'onPlace' | 'onEnd' | 'body'>

/** The rehearsal at its place in the address. Steps replace each other: Back leaves it. */
export function Rehearsal(props: RehearsalProps) {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['rehearsal']))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <RehearsalView
      {...props}
      place={placeOf(search, statesOf(props.draft))}
      onPlace={(place) => void navigate(pathname + searchOf(place), { replace: true })}
      onEnd={() => void navigate(pathname, { replace: true })}
      body={(shown) => <Body {...shown} bonuses="hidden" />}
    />
  )
}
