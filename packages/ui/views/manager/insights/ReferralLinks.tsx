import type { ReferralLinkCalls } from '@kindling/api-client/forms/referral-link-calls'
import type { ReferralLink } from '@kindling/api-client/model/insights'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Opening } from '../../../loading/Opening.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { CopyButton } from '../../../widgets/CopyButton/CopyButton.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './insights.css.ts'

// Forms and dialogs come when they are opened.
const Editor = lazyPart(async () => (await import('./LinkEditor.tsx')).LinkEditor)
const LinkCode = lazyPart(async () => (await import('./LinkCode.tsx')).LinkCode)

export interface ReferralLinksProps {
  readonly links: readonly ReferralLink[]
  /** Address of the project's page, to which `?ref=` is added. */
  readonly url: string
  /** A viewer reads them. */
  readonly mayEdit: boolean
  readonly calls: ReferralLinkCalls
}

/** Links of the project's own: each says how many came over it and what they brought. */
export function ReferralLinks({ links, url, mayEdit, calls }: ReferralLinksProps) {
  const { t } = useTranslation('insights')
  const [open, setOpen] = useState<string | null>(null)
  const [scanned, setScanned] = useState<ReferralLink | null>(null)
  const addressOf = ({ ref }: ReferralLink) => `${url}?ref=${encodeURIComponent(ref)}`
  return (
    <section className={styles.part} aria-label={t('links.title')}>
      <div className={styles.partHead}>
        <Heading level={2} size="t21">
          {t('links.title')}
        </Heading>
        {mayEdit && (
          <Button variant="line" size="small" onClick={() => setOpen('new')}>
            {t('links.add')}
          </Button>
        )}
      </div>
      {open === 'new' && (
        <Editor name="" label={t('links.make')} onSave={calls.createLink} onClose={() => setOpen(null)} />
      )}
      {links.length === 0 && open !== 'new' && <Text tone="muted">{t('links.empty')}</Text>}
      <ul className={styles.links}>
        {links.map((link) =>
          open === link.id ? (
            <li key={link.id}>
              <Suspense fallback={<Opening onMovedOn={() => setOpen(null)} />}>
                <Editor
                  name={link.name}
                  label={t('links.rename')}
                  onSave={(form) => calls.renameLink(link.id, form)}
                  onClose={() => setOpen(null)}
                />
              </Suspense>
            </li>
          ) : (
            <Row
              key={link.id}
              link={link}
              address={addressOf(link)}
              mayEdit={mayEdit}
              onScan={() => setScanned(link)}
              onRename={() => setOpen(link.id)}
              onRemove={() => calls.removeLink(link.id)}
            />
          ),
        )}
      </ul>
      {scanned && (
        <Suspense fallback={<Opening onMovedOn={() => setScanned(null)} />}>
          <LinkCode name={scanned.name} address={addressOf(scanned)} onClose={() => setScanned(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface RowProps {
  readonly link: ReferralLink
  readonly address: string
  readonly mayEdit: boolean
  readonly onScan: () => void
  readonly onRename: () => void
  readonly onRemove: () => Promise<unknown>
}

function Row({ link, address, mayEdit, onScan, onRename, onRemove }: RowProps) {
  const { t } = useTranslation('insights')
  const { t: common } = useTranslation()
  const { money } = useFormat()
  const removal = useAction(onRemove)
  const of = (verb: string) => t('links.of', { verb, name: link.name })
  return (
    <li className={styles.link}>
      <div className={styles.linkWords}>
        <Text weight="semibold">{link.name}</Text>
        <div className={styles.linkAddress}>{address}</div>
        <Text size="t14" tone="muted">
          {t('links.brought', {
            visits: t('links.visits', { count: link.visits }),
            pledges: t('links.pledges', { count: link.pledges_count }),
            amount: money(link.total_usd),
          })}
        </Text>
        {removal.failure && <RejectionAlert failure={removal.failure} />}
      </div>
      <div className={`${styles.linkActions} ${styles.noPrint}`}>
        <CopyButton
          size="small"
          text={address}
          label={t('links.copy')}
          copiedLabel={common('copied')}
          failedLabel={t('links.copyFailed')}
        />
        <Button variant="line" size="small" onClick={onScan} aria-label={of(t('links.qr'))}>
          {t('links.qr')}
        </Button>
        {mayEdit && (
          <>
            <Button variant="line" size="small" onClick={onRename} aria-label={of(t('links.rename'))}>
              {t('links.rename')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              pending={removal.pending}
              onClick={() => void removal.run()}
              aria-label={of(t('links.remove'))}
            >
              {t('links.remove')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
