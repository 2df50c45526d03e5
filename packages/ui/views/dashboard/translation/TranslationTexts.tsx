import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { TranslationCalls } from '@kindling/api-client/forms/translation-calls'
import {
  type TranslatableText,
  type TranslatedText,
  type TranslationLanguage,
  type TranslationPart,
  translationParts,
  translationProgress,
  translationState,
} from '@kindling/validation/rules/translation'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Switch } from '../../../primitives/Switch/Switch.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { AskFirst } from '../AskFirst.tsx'
import { ProgressBar } from './LanguageButton.tsx'
import { capital } from './language-names.ts'
import { idOfField, TranslationPair } from './TranslationPair.tsx'
import * as styles from './translation.css.ts'
import { useTranslationSaves } from './use-translation-saves.ts'

interface TranslationTextsProps {
  readonly draft: PrivateProject
  readonly texts: readonly TranslatableText[]
  readonly language: TranslationLanguage
  /** Of the language, in that of the page. */
  readonly name: string
  readonly saved: readonly TranslatedText[]
  readonly calls: TranslationCalls
  readonly person: string
  readonly mayChange: boolean
  /** Removes the language. */
  readonly onRemove: () => Promise<unknown>
}

/** The texts of a project in one language, part by part. */
export function TranslationTexts({
  draft,
  texts,
  language,
  name,
  saved,
  calls,
  person,
  mayChange,
  onRemove,
}: TranslationTextsProps) {
  const { t } = useTranslation('dashboard')
  const [part, setPart] = useState<TranslationPart | null>(null)
  const [showsDone, setShowsDone] = useState(true)
  /** What was changed in this visit stays where it is, although it is done now. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<string | null>(null)
  const saves = useTranslationSaves({
    person,
    name: `translation:${draft.id}:${language}`,
    save: (body) => calls.save(language, body),
  })
  useEffect(() => {
    if (wanted) document.getElementById(idOfField(wanted))?.focus()
    setWanted(null)
  }, [wanted])

  const byKey = new Map(saved.map((each) => [each.key, each]))
  const isDone = (text: TranslatableText) => translationState(text, byKey.get(text.key)) === 'done'
  const progressOf = (of: TranslationPart | null) =>
    translationProgress(of ? texts.filter((text) => text.part === of) : texts, saved)
  const all = progressOf(null)
  const parts = translationParts.filter((each) => texts.some((text) => text.part === each))
  const open = texts.filter((text) => !isDone(text))
  return (
    <>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="t26">
            {capital(name)}
          </Heading>
          <p className={styles.small} role="status">
            {t('translation.summary', { ...all })}
          </p>
        </div>
        {mayChange && (
          <AskFirst
            label={t('translation.remove', { name })}
            title={t('translation.removeTitle', { name })}
            detail={t('translation.removeDetail', { count: all.done + all.old })}
            action={t('remove')}
            onConfirm={onRemove}
          />
        )}
      </div>
      <ProgressBar progress={all} wide />
      <fieldset className={`${styles.filters} ${styles.plain}`}>
        <legend>
          <VisuallyHidden>{t('translation.parts.label')}</VisuallyHidden>
        </legend>
        {[null, ...parts].map((each) => {
          const { done, total } = progressOf(each)
          return (
            <button
              key={each}
              type="button"
              className={styles.filter}
              aria-pressed={part === each}
              onClick={() => setPart(each)}
            >
              {t(`translation.parts.${each ?? 'all'}`)}
              <span className={styles.filterCount}>{t('count', { used: done, max: total })}</span>
            </button>
          )
        })}
      </fieldset>
      <Switch
        label={t('translation.showDone')}
        checked={showsDone}
        onChange={(event) => {
          setShowsDone(event.target.checked)
          setTouched(new Set())
        }}
      />
      {parts
        .filter((each) => part === null || part === each)
        .map((each) => {
          const shown = texts.filter(
            (text) => text.part === each && (showsDone || touched.has(text.key) || !isDone(text)),
          )
          const { done, total } = progressOf(each)
          return (
            shown.length > 0 && (
              <section key={each} className={styles.part} aria-label={t(`translation.parts.${each}`)}>
                <div className={styles.partHead}>
                  <Heading level={3} size="t21">
                    {t(`translation.parts.${each}`)}
                  </Heading>
                  <span className={styles.small}>{t('count', { used: done, max: total })}</span>
                </div>
                {shown.map((text) => (
                  <TranslationPair
                    key={text.key}
                    {...{ text, language, name, mayChange, saves }}
                    saved={byKey.get(text.key)}
                    pictures={draft.description_images}
                    onTouched={() => setTouched((before) => new Set(before).add(text.key))}
                  />
                ))}
              </section>
            )
          )
        })}
      {open.length > 0 ? (
        <div className={styles.end}>
          <span className={styles.small}>{t('translation.more', { count: open.length })}</span>
          {mayChange && (
            <Button
              variant="line"
              onClick={() => {
                setPart(null)
                setWanted(open[0]?.key ?? null)
              }}
            >
              {t('translation.next')}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.small}>{t('translation.whole', { name })}</p>
      )}
    </>
  )
}
