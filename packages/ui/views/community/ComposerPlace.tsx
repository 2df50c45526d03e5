import lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../loading/deferred.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './discussion.css.ts'
import type { Room } from './room.ts'

const Composer = deferred(async () => (await import('./Composer.tsx')).Composer)

export interface ComposerPlaceProps {
  readonly room: Room
  /** The creator, as people call them. */
  readonly creator: string
  /** Where one pledges; null if the project takes no more pledges. */
  readonly pledgeHref: string | null
  readonly loginHref: string
}

/** Where one writes, or what it takes to (decisions 2 §6). */
export function ComposerPlace({ room, creator, pledgeHref, loginHref }: ComposerPlaceProps) {
  const { t } = useTranslation('community')
  const [posted, setPosted] = useState(0)
  const { person, permission } = room
  if (!permission) return <Skeleton shape="block" height={148} />
  if (!permission.can_comment || !person)
    return (
      <div className={styles.gate}>
        <Icon icon={lock} />
        <div>
          <Heading level={2} size="t18">
            {t('gate.title')}
          </Heading>
          <p className={styles.muted}>{t(pledgeHref ? 'gate.words' : 'gate.closed')}</p>
          <div className={styles.gateActions}>
            {pledgeHref && (
              <ButtonLink variant="line" href={pledgeHref}>
                {t('gate.pledge')}
              </ButtonLink>
            )}
            {!person && (
              <Link href={loginHref} placement="standalone">
                {t('gate.logIn')}
              </Link>
            )}
          </div>
        </div>
      </div>
    )
  return (
    <div className={styles.composer}>
      <span className={styles.avatar}>
        <Avatar name={person.name} src={person.image} />
      </span>
      <div>
        <Composer
          purpose="comment"
          placeholder={t('compose.placeholder', { creator })}
          draft={{ person: person.id, name: room.projectId }}
          onSubmit={async (text) => {
            await room.onWrite(text, null)
            setPosted((times) => times + 1)
          }}
        />
        <VisuallyHidden>
          <span role="status">{posted > 0 && t('posted')}</span>
        </VisuallyHidden>
      </div>
    </div>
  )
}
