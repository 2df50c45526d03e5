import { PledgesView } from '@kindling/ui/views/pledges/PledgesView'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { pledgeListQuery, pledgePages } from '../../../data/my-pledges.ts'
import { useReceived } from '../../../data/own-pledge.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function Pledges() {
  const { t } = useTranslation('pledges')
  const [size, setSize] = useState<number>(pledgePages[0])
  const read = useQuery(pledgeListQuery(size))
  const hasMore = size < pledgePages[1] && typeof read.data?.meta.next === 'string'
  return (
    <>
      <Meta title={t('title')} path="/pledges" />
      <PledgesView
        read={read}
        onMore={hasMore ? () => setSize(pledgePages[1]) : null}
        now={usePageNow()}
        onReceived={useReceived()}
      />
    </>
  )
}
