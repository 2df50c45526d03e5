import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { RadioGroup, type RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import * as styles from './pledge.css.ts'

export interface PledgePlaceProps {
  /** `address` or `card`: names its words and its part of the page. */
  readonly what: 'address' | 'card'
  /** The name of its form, which has messages of its own. */
  readonly form: string
  /** What is chosen now, in a line. */
  readonly children: ReactNode
  /** Why it cannot be changed; null: it can. */
  readonly fixed: string | null
  readonly chosen: string | null
  readonly options: readonly RadioOption[]
  /** Where another one is added. */
  readonly addHref: string
  /** What the choice would mean, before it is saved. */
  readonly consequence?: (id: string) => string | null
  /** Open from the start: nothing goes on without another choice. @default 'closed' */
  readonly initially?: 'open' | 'closed'
  readonly onChoose: (id: string) => Promise<unknown>
}

/** An address or a card of a pledge, and another of the person's own in its place. */
export function PledgePlace({
  what,
  form,
  children,
  fixed,
  chosen,
  options,
  addHref,
  consequence,
  initially = 'closed',
  onChoose,
}: PledgePlaceProps) {
  const { t } = useTranslation('pledges')
  const [open, setOpen] = useState(initially === 'open' && fixed === null)
  const [picked, setPicked] = useState<string | null>(chosen)
  const [saved, setSaved] = useState(false)
  const choosing = useAction(onChoose)
  const alert = useRejectionFocus(choosing.failure)
  const heading = useRef<HTMLHeadingElement>(null)
  const choices = useRef<HTMLDivElement>(null)
  // The button that opened them is gone.
  useKeptFocus(open, () => {
    const at = (controls: string) => choices.current?.querySelector<HTMLElement>(controls)
    return at('input:checked:enabled') ?? at('input:enabled, button, a')
  })
  const close = () => {
    setOpen(false)
    choosing.clear()
    heading.current?.focus()
  }
  const follows = picked !== null && picked !== chosen ? consequence?.(picked) : null
  return (
    <section className={styles.section} aria-labelledby={`pledge-${what}`}>
      <Heading ref={heading} tabIndex={-1} level={2} size="t26" id={`pledge-${what}`}>
        {t(`page.${what}.title`)}
      </Heading>
      <div className={styles.place}>
        <p className={styles.placeWords}>
          {children}
          {fixed !== null && <span className={styles.placeNote}> {fixed}</span>}
        </p>
        {fixed === null && !open && (
          <span data-print="no">
            <Button
              variant="line"
              onClick={() => {
                setSaved(false)
                setPicked(chosen)
                setOpen(true)
              }}
            >
              {t(`page.${what}.change`)}
            </Button>
          </span>
        )}
      </div>
      {saved && (
        <Alert tone="positive" arrival="announced" title={t(`page.${what}.saved`)}>
          {t(`page.${what}.savedDetail`)}
        </Alert>
      )}
      {open && (
        <div ref={choices} className={styles.section} data-print="no">
          {options.length > 0 && (
            <RadioGroup
              label={t(`page.${what}.ask`)}
              options={options}
              value={picked}
              onChange={(id) => {
                setPicked(id)
                choosing.clear()
              }}
            />
          )}
          {follows && <Alert tone="info">{follows}</Alert>}
          {choosing.failure && <RejectionAlert ref={alert} failure={choosing.failure} form={form} />}
          <div className={styles.buttons}>
            {initially === 'closed' && (
              <Button variant="line" onClick={close}>
                {t('page.keep')}
              </Button>
            )}
            <Button
              pending={choosing.pending}
              pendingLabel={t('page.saving')}
              disabledReason={picked === null ? t(`page.${what}.none`) : undefined}
              onClick={async () => {
                if (picked === null || !(await choosing.run(picked))) return
                close()
                setSaved(true)
              }}
            >
              {t(`page.${what}.save`)}
            </Button>
          </div>
          <p>
            <Link href={addHref}>{t(`page.${what}.add`)}</Link>
          </p>
        </div>
      )}
    </section>
  )
}
