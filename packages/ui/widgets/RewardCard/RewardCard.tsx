import type { Image } from '@kindling/api-client/model/wire'
import ban from 'lucide-react/icons/ban'
import calendar from 'lucide-react/icons/calendar'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import download from 'lucide-react/icons/download'
import hourglass from 'lucide-react/icons/hourglass'
import mapPinOff from 'lucide-react/icons/map-pin-off'
import plus from 'lucide-react/icons/plus'
import { type ReactNode, useId } from 'react'
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './RewardCard.css.ts'
import type { RewardState, RewardTagKind } from './variants.ts'

const looks: Record<RewardTagKind, { tone: NonNullable<BadgeProps['tone']>; icon?: IconShape }> = {
  backers: { tone: 'neutral' },
  few: { tone: 'warning', icon: hourglass },
  ends: { tone: 'info', icon: clock },
  digital: { tone: 'positive', icon: download },
  soldOut: { tone: 'neutral', icon: ban },
  elsewhere: { tone: 'neutral', icon: mapPinOff },
  opens: { tone: 'info', icon: calendar },
}

export interface RewardTag {
  readonly kind: RewardTagKind
  /** "261 backers", "3 of 150 left". */
  readonly label: string
}

/** A press or an address; with a reason instead, the button stays and shows it. */
export type RewardAction =
  | { readonly label: string; readonly onPress: () => void }
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly disabledReason: string }

export interface RewardCardProps extends PassThroughProps {
  /** The price, "$95". */
  readonly price: string
  /** Small text below the price: "About CA$131", "No shipping". */
  readonly about?: string | undefined
  /** Name of the reward. */
  readonly title: string
  /** Heading level of the title. @default 3 */
  readonly level?: 3 | 4
  /** Its picture; `null` if it has none. */
  readonly image?: Image | null
  /** Whether it can be chosen, and if not, why. */
  readonly state: RewardState
  /** On the upper edge of the chosen one: "Your selection". */
  readonly ribbon?: string | undefined
  /** What to know before choosing: backers, how many are left, when it ends. */
  readonly tags?: readonly RewardTag[]
  /** What it is, in one or two sentences. */
  readonly description?: string
  /** Its contents, one item a line. */
  readonly includes?: readonly string[]
  /** Shipping and delivery, aligned to compare a column of cards. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[]
  /** Choice of a variant, before the reward is chosen. */
  readonly choice?: ReactNode
  /** Absent if nothing can be done any more. */
  readonly action?: RewardAction | undefined
  /** Below the button. */
  readonly note?: ReactNode
}

/** A reward and its price: a docket with a perforation. */
export function RewardCard({
  price,
  about,
  title,
  level = 3,
  image,
  state,
  ribbon,
  tags = [],
  description,
  includes = [],
  rows = [],
  choice,
  action,
  note,
  ...rest
}: RewardCardProps) {
  const titleId = useId()
  const faded = state === 'soldOut' || state === 'ended'
  return (
    <article aria-labelledby={titleId} className={styles.states[state]} {...passThrough(rest)}>
      {ribbon && (
        <span className={styles.ribbon}>
          <Icon icon={check} size={14} stroke={3} />
          {ribbon}
        </span>
      )}
      <div className={styles.top}>
        <div className={styles.words}>
          <p className={styles.price}>
            <bdi dir="ltr">{price}</bdi>
          </p>
          {about && <p className={styles.about}>{about}</p>}
          <div className={styles.title}>
            <Heading level={level} size="t18" id={titleId}>
              {title}
            </Heading>
          </div>
        </div>
        {image && (
          <span className={styles.picture}>
            <Picture
              image={image}
              sizes="96px"
              alt="none"
              corners="control"
              tone={faded ? 'faded' : 'full'}
            />
          </span>
        )}
      </div>
      {tags.length > 0 && (
        <div className={styles.tags}>
          {tags.map(({ kind, label }) => (
            <Badge key={kind} {...looks[kind]}>
              {label}
            </Badge>
          ))}
        </div>
      )}
      {(description || includes.length > 0) && (
        <div className={styles.body}>
          {description && <p>{description}</p>}
          {includes.length > 0 && (
            <ul className={styles.includes}>
              {includes.map((each) => (
                <li key={each} className={styles.included}>
                  <span className={styles.plus}>
                    <Icon icon={plus} size={14} />
                  </span>
                  {each}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {choice && <div className={styles.choice}>{choice}</div>}
      <div className={styles.stub}>
        {action && <Action action={action} state={state} describedBy={titleId} />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  )
}

interface ActionProps {
  readonly action: RewardAction
  readonly state: RewardState
  readonly describedBy: string
}

/** "Select $95 reward" alone is ambiguous: screen readers announce the title after it. */
function Action({ action, state, describedBy }: ActionProps) {
  const variant = state === 'selected' ? 'ink' : 'line'
  const look = { variant, width: 'full', 'aria-describedby': describedBy } as const
  if ('href' in action)
    return (
      <ButtonLink {...look} href={action.href}>
        {action.label}
      </ButtonLink>
    )
  if ('disabledReason' in action)
    return (
      <Button {...look} disabledReason={action.disabledReason}>
        {action.label}
      </Button>
    )
  return (
    <Button {...look} onClick={action.onPress}>
      {action.label}
    </Button>
  )
}
