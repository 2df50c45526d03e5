import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { TranslationCalls } from '@kindling/api-client/forms/translation-calls'
import type { Translation } from '@kindling/api-client/model/translation'
import {
  missingInEnglish,
  removedLanguageId,
  type TranslationLanguage,
  translatableTexts,
  translationLanguages,
  translationProgress,
} from '@kindling/validation/rules/translation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { Select } from '../../../primitives/Select/Select.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import * as dashboard from '../dashboard.css.ts'
import { readOnlyReason } from '../draft-facts.ts'
import { SectionHead } from '../SectionPart.tsx'
import { useRemoved } from '../use-removed.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { capital, languageNames } from './language-names.ts'
import { TranslationTexts } from './TranslationTexts.tsx'
import * as styles from './translation.css.ts'

export interface TranslationSectionProps {
  readonly draft: PrivateProject
  readonly read: ReadState<readonly Translation[]>
  readonly calls: TranslationCalls
  /** Whose unsaved texts are kept in this browser. */
  readonly person: string
}

/** A project in other languages, each text beside its English (decisions 2 §7). English comes first. */
export function TranslationSection({ draft, read, calls, person }: TranslationSectionProps) {
  const { t } = useTranslation('dashboard')
  const missing = missingInEnglish(draft)
  return (
    <div className={styles.body}>
      {missing.length > 0 ? (
        <div className={dashboard.main}>
          <SectionHead title={t('translation.title')} lead={t('translation.lead')} />
          <div className={styles.locked}>
            <Heading level={2} size="t21">
              {t('translation.englishFirst', { count: missing.length })}
            </Heading>
            <ul className={styles.lockedList}>
              {missing.map((field) => (
                <li key={field}>
                  <Link href={`/dashboard/${draft.id}/basics`}>{t(`fields.${field}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <Languages {...{ draft, read, calls, person }} />
      )}
    </div>
  )
}

function Languages({ draft, read, calls, person }: TranslationSectionProps) {
  const { t, i18n } = useTranslation('dashboard')
  const messageOf = useMessages()
  const nameOf = languageNames(i18n.language)
  const [chosen, setChosen] = useState<TranslationLanguage | null>(null)
  const [added, setAdded] = useState<readonly TranslationLanguage[]>([])
  const removed = useRemoved(calls.restore)
  const head = <SectionHead title={t('translation.title')} lead={t('translation.lead')} />
  if (read.error)
    return (
      <div className={dashboard.main}>
        {head}
        <SectionFailed title={t('translation.failed')} level={2} onRetry={read.retry}>
          {messageOf({ code: read.error.code })}
        </SectionFailed>
      </div>
    )
  if (!read.data)
    return (
      <div className={dashboard.main}>
        {head}
        <div role="status" aria-label={t('translation.loading')}>
          <Skeleton shape="block" height={320} />
        </div>
      </div>
    )
  const saved = new Map(read.data.map(({ language, texts }) => [language, texts]))
  const begun = translationLanguages.filter((each) => saved.has(each) || added.includes(each))
  const left = translationLanguages.filter((each) => !begun.includes(each))
  const shown = chosen && begun.includes(chosen) ? chosen : begun[0]
  const texts = translatableTexts(draft)
  const reason = readOnlyReason(draft)
  return (
    <>
      <div className={styles.side}>
        {head}
        <ul className={styles.languages} aria-label={t('translation.languages')}>
          <li className={styles.original}>
            <span className={styles.languageTop}>
              {capital(nameOf('en'))}
              <span className={styles.percent}>{t('translation.percent', { percent: 100 })}</span>
            </span>
            <span className={styles.small}>{t('translation.original', { count: texts.length })}</span>
          </li>
          {begun.map((each) => (
            <li key={each}>
              <LanguageButton
                name={nameOf(each)}
                progress={translationProgress(texts, saved.get(each) ?? [])}
                pressed={each === shown}
                onPress={() => setChosen(each)}
              />
            </li>
          ))}
        </ul>
        {!reason && left.length > 0 && (
          <Select
            key={left.length}
            label={t('translation.add')}
            hint={t('translation.left', { count: left.length })}
            placeholder={t('translation.choose')}
            options={left.map((value) => ({ value, label: capital(nameOf(value)) }))}
            onChange={(event) => {
              const language = event.target.value as TranslationLanguage
              setAdded([...added, language])
              setChosen(language)
            }}
          />
        )}
        <p className={styles.small}>{t('translation.whenShown')}</p>
      </div>
      <div className={styles.main}>
        {reason && <Alert tone="info" title={t(`readOnly.${reason}`)} />}
        {removed.rows(() => true)}
        {shown ? (
          <TranslationTexts
            key={shown}
            {...{ draft, texts, calls, person }}
            language={shown}
            name={nameOf(shown)}
            saved={saved.get(shown) ?? []}
            mayChange={reason === null}
            onRemove={async () => {
              const send = () => calls.remove(shown)
              // Without a saved text there is nothing to bring back.
              const id = removedLanguageId(draft.id, shown)
              if (saved.has(shown)) await removed.remove({ id, name: nameOf(shown), place: 0 }, send)
              else await send()
              setAdded(added.filter((each) => each !== shown))
              setChosen(null)
            }}
          />
        ) : (
          <p className={dashboard.lead}>{t('translation.none')}</p>
        )}
      </div>
    </>
  )
}
