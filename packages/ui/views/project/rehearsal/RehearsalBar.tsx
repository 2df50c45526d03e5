import arrowLeft from 'lucide-react/icons/arrow-left'
import arrowRight from 'lucide-react/icons/arrow-right'
import x from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { useDirection } from '../../../primitives/use-direction.ts'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './rehearsal.css.ts'
import {
  type RehearsalPlace,
  type RehearsalState,
  type RehearsalStates,
  rehearsalRoles,
  stepped,
} from './states.ts'

export interface RehearsalBarProps {
  readonly states: RehearsalStates
  readonly place: RehearsalPlace
  /** What each state shows below its name. */
  readonly figureOf: (state: RehearsalState) => string
  /** Day at which the page is seen. */
  readonly date: string
  /** What the shown role has to know: the creator's money, what is made up, that a link leads nowhere. */
  readonly notes: readonly string[]
  readonly onPlace: (place: RehearsalPlace) => void
  readonly onEnd: () => void
}

/** Controls with keys of their own. */
const ownKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="slider"], [role="menu"], video, iframe'

/** Steps through the states of a rehearsal; it stays at the lower edge of the window. */
export function RehearsalBar({ states, place, figureOf, date, notes, onPlace, onEnd }: RehearsalBarProps) {
  const { t } = useTranslation('rehearsal')
  const sign = useDirection() === 'rtl' ? -1 : 1
  const current = useRef<HTMLButtonElement>(null)
  const { state, role } = place
  const { track, sides } = states
  const all = [...track, ...sides]
  const at = all.indexOf(state)
  const show = (next: RehearsalState) => onPlace({ state: next, role })
  const step = (by: 1 | -1) => show(stepped(state, by, states))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(ownKeys)) return
    event.preventDefault()
    step((event.key === 'ArrowRight' ? sign : -sign) as 1 | -1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has a button of its own
  useEffect(() => {
    const button = current.current
    const list = button?.closest('ol')
    // The focus on a state goes along with the steps.
    if (list?.parentElement?.contains(document.activeElement)) button?.focus({ preventScroll: true })
    // By hand: scrollIntoView would move the page, too.
    const item = button?.parentElement
    if (item && list) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2
  }, [state])

  // A side outcome is none of the track, so nothing of it is burnt then.
  const stopOf = (index: number) => (at < track.length && index < at ? 'past' : 'ahead')
  const buttons = (shown: readonly RehearsalState[], look: 'track' | 'side') =>
    shown.map((each, index) => (
      <li key={each} className={look === 'track' ? styles.stop[stopOf(index)] : styles.side}>
        <button
          type="button"
          ref={each === state ? current : undefined}
          className={styles.button}
          aria-current={each === state ? 'step' : undefined}
          onClick={() => show(each)}
        >
          <span
            className={
              each === state ? styles.ember : look === 'track' ? styles.dots[stopOf(index)] : styles.square
            }
          />
          <span className={styles.name}>{t(`states.${each}`)}</span>
          <span className={styles.figure}>{figureOf(each)}</span>
        </button>
      </li>
    ))

  return (
    <section className={styles.bar} aria-label={t('label')}>
      <div className={styles.head}>
        <p>
          <strong>{t('label')}</strong> <span className={styles.notice}>{t('notice', { date })}</span>
        </p>
        <div className={styles.roles}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend to draw, and sends nothing here */}
          <div className={styles.choice} role="group" aria-label={t('seeAs')}>
            {rehearsalRoles.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.role}
                aria-pressed={each === role}
                onClick={() => onPlace({ state, role: each })}
              >
                {t(`roles.${each}`)}
              </button>
            ))}
          </div>
          <span className={styles.tool}>
            <IconButton variant="line" icon={x} label={t('end')} onClick={onEnd} />
          </span>
        </div>
      </div>
      {notes.length > 0 && (
        <p className={styles.notes} role="status">
          {notes.join(' ')}
        </p>
      )}
      <div className={styles.row}>
        <span className={styles.step}>
          <IconButton
            variant="line"
            icon={arrowLeft}
            label={t('previous')}
            disabled={at <= 0}
            onClick={() => step(-1)}
          />
        </span>
        <ol className={styles.track} aria-label={t('track')}>
          {buttons(track, 'track')}
        </ol>
        <ol className={styles.sides} aria-label={t('sides')}>
          {buttons(sides, 'side')}
        </ol>
        <span className={styles.step}>
          <IconButton
            variant="line"
            icon={arrowRight}
            label={t('next')}
            disabled={at >= all.length - 1}
            onClick={() => step(1)}
          />
        </span>
      </div>
      <VisuallyHidden>{t('keys')}</VisuallyHidden>
      <span className={styles.spoken} role="status">
        {t('status', { state: t(`states.${state}`), figure: figureOf(state), date })}
      </span>
    </section>
  )
}
