import type { Wallet } from '@kindling/api-client/model/wallet'
import lock from 'lucide-react/icons/lock'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TabLinks } from '../../primitives/Tabs/TabLinks.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { CopyButton } from '../../widgets/CopyButton/CopyButton.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useTokenFormat } from '../shared/token-format.ts'
import { ConversionTab, type ConversionTabProps } from './ConversionTab.tsx'
import { History, type HistoryProps } from './History.tsx'
import { TokenTab } from './TokenTab.tsx'
import type { WithdrawDialogProps } from './WithdrawDialog.tsx'
import * as styles from './wallet.css.ts'

const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog)

const walletTabs = ['plg', 'cs', 'conversion', 'history'] as const
export type WalletTab = (typeof walletTabs)[number]

export interface WalletViewProps
  extends Pick<ConversionTabProps, 'rate' | 'onRefreshRate' | 'onConvert'>,
    Pick<HistoryProps, 'page' | 'pageSize'>,
    Pick<WithdrawDialogProps, 'onWithdraw'> {
  readonly tab: WalletTab
  readonly wallet: ReadState<Wallet>
  /** Lines of the token in view, or of all of them in the history. */
  readonly history: HistoryProps['read']
  readonly hrefOf: (place: { tab: WalletTab; page: number }) => string
  /** The person's own link, which brings them a bonus. */
  readonly ownLink: string
}

/** The wallet and its four tabs, each with an address (spec 1 §1, §2). */
export function WalletView(props: WalletViewProps) {
  const { tab, wallet, history, page, pageSize, hrefOf } = props
  const { t } = useTranslation('wallet')
  const { data, error, retry } = wallet
  const href = (each: WalletTab) => hrefOf({ tab: each, page: 1 })
  const isLocked = data?.accounts.some(({ label, rejection }) => label === 'CS' && rejection)
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <div className={styles.tabs}>
        <TabLinks
          label={t('title')}
          current={href(tab)}
          links={walletTabs.map((each) => ({
            href: href(each),
            label: t(`tabs.${each}`),
            sign: each === 'cs' && isLocked && (
              <>
                <Icon icon={lock} size={14} />
                <VisuallyHidden>{t('tabs.locked')}</VisuallyHidden>
              </>
            ),
          }))}
        />
      </div>
      {error ? (
        <SectionFailed title={t('failed')} onRetry={retry}>
          {t('failedHint')}
        </SectionFailed>
      ) : (
        <div className={styles.columns} aria-busy={!data}>
          <div className={styles.main}>
            {data ? <Panel {...props} data={data} /> : tab !== 'history' && <Skeleton height={220} />}
            {tab !== 'conversion' && (
              <History
                title={t(tab === 'history' ? 'history.title' : 'history.ledger')}
                read={history}
                mixed={tab === 'history'}
                page={page}
                pageSize={pageSize}
                hrefOf={(to) => hrefOf({ tab, page: to })}
              />
            )}
          </div>
          {data ? (
            <Side wallet={data} ownLink={props.ownLink} onWithdraw={props.onWithdraw} />
          ) : (
            <Skeleton height={160} />
          )}
        </div>
      )}
    </div>
  )
}

function Panel({ tab, data, rate, onRefreshRate, onConvert, hrefOf }: WalletViewProps & { data: Wallet }) {
  if (tab === 'history') return null
  if (tab === 'conversion')
    return <ConversionTab wallet={data} rate={rate} onRefreshRate={onRefreshRate} onConvert={onConvert} />
  const account = data.accounts.find(({ label }) => label === tab.toUpperCase())
  if (!account) return null
  return (
    <TokenTab
      account={account}
      rate={rate}
      onRefreshRate={onRefreshRate}
      conversionHref={hrefOf({ tab: 'conversion', page: 1 })}
    />
  )
}

function Side({
  wallet: { accounts, faqs },
  ownLink,
  onWithdraw,
}: { readonly wallet: Wallet } & Pick<WalletViewProps, 'onWithdraw' | 'ownLink'>) {
  const { t } = useTranslation('wallet')
  const format = useTokenFormat()
  const dollars = accounts.find(({ label }) => label === 'USD')
  const [withdraws, setWithdraws] = useState(false)
  return (
    <div className={styles.side}>
      {dollars && (
        <section className={styles.card}>
          <Heading level={2} size="t21">
            {t('dollars.title')}
          </Heading>
          <p className={styles.cardFigure}>
            <bdi dir="ltr">{format.usd(dollars.balance.amount)}</bdi>
          </p>
          <p className={styles.detail}>{t('dollars.hint')}</p>
          {dollars.balance.amount > 0 && (
            <Button variant="line" onClick={() => setWithdraws(true)}>
              {t('withdraw.open')}
            </Button>
          )}
          <Suspense fallback={<Opening onMovedOn={() => setWithdraws(false)} />}>
            {withdraws && (
              <WithdrawDialog
                held={dollars.balance.amount}
                onWithdraw={onWithdraw}
                onClose={() => setWithdraws(false)}
              />
            )}
          </Suspense>
        </section>
      )}
      <section className={styles.card}>
        <Heading level={2} size="t21">
          {t('link.title')}
        </Heading>
        <p className={styles.detail}>{t('link.hint')}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{ownLink}</bdi>
        </p>
        <CopyButton
          text={ownLink}
          label={t('link.copy')}
          copiedLabel={t('link.copied')}
          failedLabel={t('link.failed')}
        />
      </section>
      {faqs.length > 0 && (
        <section>
          <Heading level={2} size="t21">
            {t('faqs')}
          </Heading>
          {faqs.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} group="wallet">
              {answer}
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  )
}
