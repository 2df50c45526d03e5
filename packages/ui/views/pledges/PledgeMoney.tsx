import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import { useTranslation } from 'react-i18next'
import { MoneyShares } from '../shared/MoneyShares.tsx'

/** Where the money of the person's own pledge is, once it is charged (mock 36). */
export function PledgeMoney({ own: { money, project } }: { readonly own: OwnPledge }) {
  const { t } = useTranslation('pledges')
  const start = project.funding_type === 'CROWDFUNDING' ? 'initial' : 'order'
  return (
    <MoneyShares
      title={t('money.title')}
      money={money}
      wordsOf={(state, milestone) =>
        milestone === null ? t(`money.${state}.${start}`) : t(`money.${state}.milestone`, { milestone })
      }
      totalLabel={t('money.total')}
    />
  )
}
