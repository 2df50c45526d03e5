import { deferred } from '@kindling/ui/deferred'
import { ProjectBody, type ProjectBodyProps } from '@kindling/ui/views/project/ProjectBody'
import { usePreferences } from '../../../app/preferences.tsx'
import { useSession } from '../../../data/session.tsx'

const end = () => import('./End.tsx')
const Refunds = deferred(async () => (await end()).Refunds, { when: 'near' })
const Note = deferred(async () => (await end()).Note, { when: 'near' })
const End = deferred(async () => (await end()).End, { when: 'near' })

/** Most visitors who have not chosen a country are there. */
const defaultCountry = 'USA'

type Country = Pick<ProjectBodyProps, 'country' | 'onCountryChange'>

interface BodyProps extends Omit<ProjectBodyProps, keyof Country>, Partial<Country> {
  /** `hidden` where nothing may be sent. */
  readonly bonuses?: 'hidden'
}

/** Below a project's first view: its body, with what helps to decide. None of it is in the first view's scripts. */
export function Body({ bonuses, ...props }: BodyProps) {
  const { user } = useSession()
  const { country, choose } = usePreferences()
  const home = user?.shipping_addresses.find((address) => address.id === user.default_shipping_address)
  const shown = { project: props.project, now: props.now }
  const isTranslated = props.project.also_in !== null
  return (
    <ProjectBody
      country={country ?? home?.country_code ?? defaultCountry}
      onCountryChange={(next) => choose({ country: next })}
      {...props}
      note={isTranslated && <Note project={props.project} />}
      refunds={<Refunds {...shown} />}
      end={<End {...shown} bonuses={bonuses} />}
    />
  )
}
