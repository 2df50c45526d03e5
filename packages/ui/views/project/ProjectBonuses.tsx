import type { submitToBonus } from '@kindling/api-client/contract/bonuses'
import type { Bonus } from '@kindling/api-client/model/bonus'
import { type BonusEntryForm, bonusEntryForm } from '@kindling/validation/forms/bonus'
import { BONUS, IMAGE_RULES, MEGABYTE_BYTES } from '@kindling/validation/limits'
import { detectFileType } from '@kindling/validation/rules/file-type'
import { imageFileProblem } from '@kindling/validation/rules/image-rules'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { BonusOffer } from '../shared/BonusOffer.tsx'
import * as styles from './bonuses.css.ts'

interface Entered extends BonusEntryForm {
  readonly file?: File
}

export interface ProjectBonusesProps {
  readonly bonuses: readonly Bonus[]
  readonly onEnter: (bonusId: string, entry: Entered) => Promise<unknown>
  /** For a visitor: leads to the log-in and back; null for a person. */
  readonly onLogin: (() => void) | null
}

/** Tasks for backers, what each gives, and the entries that were accepted (decisions 2 §6). */
export function ProjectBonuses({ bonuses, onEnter, onLogin }: ProjectBonusesProps) {
  const { t } = useTranslation('bonus')
  if (bonuses.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="bonuses">
      <Heading level={2} size="t26" id="bonuses">
        {t('onPage')}
      </Heading>
      {bonuses.map((bonus) => (
        <OneBonus key={bonus.id} {...{ bonus, onLogin }} onEnter={(entry) => onEnter(bonus.id, entry)} />
      ))}
    </section>
  )
}

interface OneBonusProps extends Pick<ProjectBonusesProps, 'onLogin'> {
  readonly bonus: Bonus
  readonly onEnter: (entry: Entered) => Promise<unknown>
}

function OneBonus({ bonus, onEnter, onLogin }: OneBonusProps) {
  const { t } = useTranslation('bonus')
  const [writing, setWriting] = useState(false)
  const { own_entry: own } = bonus
  const mayEnter = bonus.is_open && own?.state !== 'ACCEPTED'
  return (
    <BonusOffer bonus={bonus}>
      {own && (
        <Alert
          tone={own.state === 'ACCEPTED' ? 'positive' : own.state === 'DECLINED' ? 'warning' : 'info'}
          title={t(`own.${own.state}`)}
        >
          {own.state === 'DECLINED' && t('becauseOf', { reason: own.reason ?? '' })}
        </Alert>
      )}
      {mayEnter &&
        (writing ? (
          <EntryForm onSend={onEnter} onDone={() => setWriting(false)} />
        ) : (
          <div className={styles.acts}>
            <Button variant="line" onClick={onLogin ?? (() => setWriting(true))}>
              {t(own ? 'sendAnother' : 'send')}
            </Button>
            <Text size="t14" tone="muted">
              {t('whoMay')}
            </Text>
          </div>
        ))}
      {bonus.entries.length > 0 && (
        <ul className={styles.entries} aria-label={t('accepted')}>
          {bonus.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              {entry.image && (
                <Picture image={entry.image} ratio="4/3" sizes="220px" alt="none" corners="control" />
              )}
              <p className={styles.quote}>{entry.text}</p>
              <Text size="t14" tone="muted">
                {entry.name || t('aBacker')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </BonusOffer>
  )
}

const entryPlacements = placements<typeof submitToBonus>({
  BACKER_PRIVATE: overForm,
  INVALID_ID: overForm,
  FILE_UPLOAD_ERROR: overForm,
})
/** Bytes that tell the type of a file. */
const headBytes = 16
const kind = 'description'
const accept = IMAGE_RULES[kind].types.join(',')

interface EntryFormProps {
  readonly onSend: (entry: Entered) => Promise<unknown>
  readonly onDone: () => void
}

/** A text, and a picture that is checked before it travels. */
function EntryForm({ onSend, onDone }: EntryFormProps) {
  const { t } = useTranslation('bonus')
  const [file, setFile] = useState<File | null>(null)
  const { form, ...sending } = useForm<BonusEntryForm & { file: null }>({
    schema: bonusEntryForm,
    empty: { text: '', file: null },
    placements: entryPlacements,
    submit: async ({ text }) => {
      await onSend(file ? { text, file } : { text })
      onDone()
    },
  })
  const choose = async (chosen: File) => {
    const head = new Uint8Array(await chosen.slice(0, headBytes).arrayBuffer())
    const problem = imageFileProblem(kind, { type: detectFileType(head), bytes: chosen.size })
    if (problem) return void form.place({ items: [{ ...problem, field: 'file' }], retryAfter: null })
    form.clearErrors('file')
    setFile(chosen)
  }
  const picture = t('picture')
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={sending.onSubmit}>
      <TextArea
        {...sending.field('text', t('text'))}
        count={t('used', { used: countCharacters(form.watch('text')), max: BONUS.entryMax })}
      />
      <FileDrop
        label={picture}
        hint={t('pictureHint', { max: IMAGE_RULES[kind].maxBytes / MEGABYTE_BYTES })}
        actionLabel={t(file ? 'chooseOther' : 'choose')}
        dropLabel={t('drop')}
        accept={accept}
        error={form.problem('file', picture)}
        onFiles={([chosen]) => chosen && void choose(chosen)}
      />
      <p className={styles.small} aria-live="polite">
        {file && t('chosen', { name: file.name })}
      </p>
      {sending.failure && (
        <RejectionAlert
          ref={sending.rejection}
          failure={sending.failure}
          words={sending.failure.items[0]?.code === 'INVALID_STATE' ? t('decidedMeanwhile') : undefined}
        />
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          pending={sending.pending}
          pendingLabel={t('sending')}
          disabledReason={sending.waits ? t('changeFirst') : undefined}
        >
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
