import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { PledgeExport, PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { type ExportFormat, exportFormats } from '@kindling/validation/rules/pledge-list'
import download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './backers.css.ts'

interface ExportPledgesProps {
  readonly filter: PledgeFilter
  readonly calls: Pick<ManagerCalls, 'beginExport' | 'readExport'>
  /** What the button says. @default "Export" */
  readonly verb?: string
}

/** Milliseconds between two looks at how far the file is. */
const lookEveryMs = 800

/** Has a file made of the pledges that are listed, shows how far it is, and gives its link. */
export function ExportPledges({ filter, calls, verb }: ExportPledgesProps) {
  const { t } = useTranslation('manager')
  const { count, date } = useFormat()
  const [file, setFile] = useState<PledgeExport | null>(null)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const making = useAction(async () => {
    setFile(null)
    let now = await calls.beginExport(filter, format)
    while (now.url === null && !left.current) {
      setFile(now)
      await new Promise((resume) => setTimeout(resume, lookEveryMs))
      now = await calls.readExport(now.id)
    }
    setFile(now)
  })
  const rejection = useRejectionFocus(making.failure)
  return (
    <>
      <Select
        label={t('export.format')}
        labelDisplay="spoken"
        value={format}
        options={exportFormats.map((value) => ({ value, label: t(`export.as.${value}`) }))}
        onChange={({ target }) => setFormat(exportFormats.find((each) => each === target.value) ?? 'csv')}
      />
      <Button
        variant="line"
        icon={download}
        pending={making.pending}
        pendingLabel={
          file
            ? t('export.making', { done: count(file.done), total: count(file.total) })
            : t('export.beginning')
        }
        onClick={() => void making.run()}
      >
        {verb ?? t('export.verb')}
      </Button>
      {making.failure && <RejectionAlert ref={rejection} failure={making.failure} form="backers" />}
      {file?.url && (
        <Alert tone="positive" arrival="announced">
          <a href={file.url} download className={styles.download}>
            {t(`export.download.${file.format}`, { count: file.total, total: count(file.total) })}
          </a>{' '}
          {t('export.kept', { until: date(file.expires_at * 1000, 'moment') })}
        </Alert>
      )}
    </>
  )
}
