import { WizardView } from '@kindling/ui/views/builder/WizardView'
import { Logo } from '@kindling/ui/views/shell/Logo'
import { fundingTypes } from '@kindling/validation/rules/kinds-of-funding'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { useCreation } from '../../../data/draft.ts'
import { categoriesQuery } from '../../../data/queries.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'

export default function Create() {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const { user } = useSession()
  const { lookUp, create } = useCreation()
  const navigate = useNavigate()
  const origin = usePageOrigin()
  const categories = useQuery(categoriesQuery())
  const [search] = useSearchParams()
  const start = fundingTypes.find((type) => type === search.get('type'))
  if (!user) return null
  return (
    <>
      <Meta title={t('type.title')} path="/create" index="no" />
      <WizardView
        logo={<Logo name={shell('product')} />}
        user={user}
        categories={categories.data?.categories ?? []}
        {...(start && { start })}
        host={new URL(origin).host}
        onLookUp={lookUp}
        onCreate={async (form) => navigate(`/dashboard/${await create(form)}/overview`)}
      />
    </>
  )
}
