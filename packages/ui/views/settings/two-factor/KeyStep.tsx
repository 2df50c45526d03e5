import download from 'lucide-react/icons/download'
import printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../format/index.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Grid } from '../../../primitives/Grid/Grid.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { CopyButton } from '../../../widgets/CopyButton/CopyButton.tsx'
import { downloadRecovery } from './recovery-file.ts'
import * as styles from './two-factor.css.ts'

export interface KeyStepProps {
  readonly recoveryKey: string
  readonly email: string
  /** Milliseconds since 1970: when the key was created. */
  readonly now: number
  readonly downloaded: boolean
  /** The person tried to close before downloading the key. */
  readonly warned: boolean
  readonly onDownloaded: () => void
  readonly onNext: () => void
}

/** Step 1: the key, shown only once. The button to continue appears after the download (spec 1 §4). */
export function KeyStep({ recoveryKey, email, now, downloaded, warned, onDownloaded, onNext }: KeyStepProps) {
  const { t, i18n } = useTranslation('security')
  const { t: common } = useTranslation()
  const date = formatDate(now, i18n.language)
  const save = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // The focused control of the step before is gone; after the download, the next one is the button to continue.
  useEffect(() => (downloaded ? next : save).current?.focus(), [downloaded])

  const press = () => {
    downloadRecovery({
      title: t('enable.fileTitle'),
      owner: t('enable.fileFor', { email, date }),
      recoveryKey,
      how: t('enable.fileHow'),
    })
    onDownloaded()
  }

  return (
    <Stack gap={16}>
      <div className={styles.card}>
        <span>{t('enable.keyName')}</span>
        <strong className={styles.key}>{recoveryKey}</strong>
        <span>
          {email} · {date}
        </span>
      </div>
      {warned && !downloaded && (
        <Alert tone="warning" arrival="announced" title={t('enable.warnTitle')}>
          {t('enable.warn')}
        </Alert>
      )}
      {downloaded ? (
        <>
          <Alert tone="positive" arrival="announced" title={t('enable.saved')}>
            {t('enable.savedThen')}
          </Alert>
          <Button ref={next} size="large" width="full" onClick={onNext}>
            {t('enable.next')}
          </Button>
        </>
      ) : (
        <Button ref={save} size="large" width="full" icon={download} onClick={press}>
          {t('enable.download')}
        </Button>
      )}
      <Grid columns={2} gap={8}>
        <CopyButton
          text={recoveryKey}
          label={t('enable.copy')}
          copiedLabel={common('copied')}
          failedLabel={t('enable.copyFailed')}
        />
        <Button variant="line" width="full" icon={printer} onClick={() => window.print()}>
          {t('enable.print')}
        </Button>
      </Grid>
      {downloaded ? (
        <Button variant="quiet" width="full" icon={download} onClick={press}>
          {t('enable.again')}
        </Button>
      ) : (
        <p className={styles.note}>{t('enable.opens')}</p>
      )}
    </Stack>
  )
}
