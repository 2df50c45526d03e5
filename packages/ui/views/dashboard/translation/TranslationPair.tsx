import type { Image } from '@kindling/api-client/model/wire'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import {
  fingerprint,
  type TranslatableText,
  type TranslatedText,
  translationState,
} from '@kindling/validation/rules/translation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { triangleAlert } from '../../../primitives/Icon/glyphs.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { useRejectionLine } from '../../form/use-rejection-message.ts'
import { parseStory } from '../../shared/parse-story.ts'
import { RichText } from '../../shared/RichText.tsx'
import { storyPictures } from '../../shared/StoryPicture.tsx'
import { DescriptionField } from '../DescriptionField.tsx'
import * as styles from './translation.css.ts'
import type { SaveMark, TranslationSaves } from './use-translation-saves.ts'

/** The pictures that a text shows, with what it says of them. */
const shownIn = (english: string, pictures: readonly Image[]) =>
  parseStory(english).flatMap((block) => {
    const image = block.kind === 'picture' && pictures.find((each) => imageIdOf(each) === block.id)
    return image ? [{ ...image, alt: block.alt }] : []
  })

export const idOfField = (key: string) => `translation-${key.replaceAll(':', '-')}`

interface TranslationPairProps {
  readonly text: TranslatableText
  readonly saved: TranslatedText | undefined
  readonly language: string
  /** Of the language, in that of the page. */
  readonly name: string
  readonly saves: TranslationSaves
  readonly mayChange: boolean
  /** Those of the description. */
  readonly pictures: readonly Image[]
  readonly onTouched: () => void
}

/** Longer English texts are shown by their beginning. */
const longFrom = 600
/** Texts that may have several lines. */
const lineMax = 80

/** A text beside its English: typed, saved by itself, and marked when its English has changed. */
export function TranslationPair({
  text,
  saved,
  language,
  name,
  saves,
  mayChange,
  pictures,
  onTouched,
}: TranslationPairProps) {
  const { t } = useTranslation('dashboard')
  const lineOf = useRejectionLine()
  const [comparing, setComparing] = useState(false)
  const { key, field, number, part, english, max } = text
  const label = t(`translation.fields.${part}.${field}` as 'translation.fields.basics.name', { number })
  const value = saves.textOf(key) ?? saved?.text ?? ''
  const mark = saves.markOf(key)
  const isOld = translationState(text, saved) === 'old'
  const change = (next: string) => {
    onTouched()
    saves.change(key, next, fingerprint(english))
  }
  const shared = {
    label: t('translation.inLanguage', { label, name }),
    error: mark?.kind === 'failed' ? (lineOf(mark.failure) ?? undefined) : undefined,
    onBlur: () => saves.flush(key),
  }
  const typed = {
    ...shared,
    id: idOfField(key),
    count: t('count', { used: value.length, max }),
    value,
    disabled: !mayChange,
    placeholder: t('translation.notYet'),
    spellCheck: true,
    onChange: (event: { readonly target: { readonly value: string } }) => change(event.target.value),
  }
  return (
    <div className={isOld ? styles.oldPair : styles.pair}>
      <div className={styles.english}>
        <span className={styles.englishLabel}>{label}</span>
        <English field={field} text={english} pictures={pictures} />
      </div>
      <div className={styles.typing}>
        <div lang={language}>
          {field === 'description' && part === 'basics' && mayChange ? (
            <DescriptionField
              {...shared}
              value={value}
              count={typed.count}
              pictures={{ images: shownIn(english, pictures) }}
              onChange={change}
            />
          ) : max > lineMax ? (
            <TextArea {...typed} />
          ) : (
            <TextField {...typed} autoComplete="off" />
          )}
        </div>
        {isOld && (
          <p className={styles.warning}>
            <span className={styles.warningMark}>
              <Icon icon={triangleAlert} size={16} />
            </span>
            {t('translation.changed')}
          </p>
        )}
        {isOld && (
          <div className={styles.acts}>
            {mayChange && (
              <Button
                size="small"
                variant="line"
                onClick={() => {
                  change(value)
                  saves.flush(key)
                }}
              >
                {t('translation.stillCorrect')}
              </Button>
            )}
            {saved?.source && (
              <Button
                size="small"
                variant="quiet"
                aria-expanded={comparing}
                onClick={() => setComparing(!comparing)}
              >
                {t('translation.compare')}
              </Button>
            )}
          </div>
        )}
        {isOld && comparing && saved && (
          <dl className={styles.versions} lang="en">
            <dt>{t('translation.before')}</dt>
            <dd className={styles.version}>{saved.source}</dd>
            <dt>{t('translation.now')}</dt>
            <dd className={styles.version}>{english}</dd>
          </dl>
        )}
        <SavedLine mark={mark} onRetry={() => saves.flush(key)} />
      </div>
    </div>
  )
}

interface EnglishProps extends Pick<TranslatableText, 'field'>, Pick<TranslationPairProps, 'pictures'> {
  readonly text: string
}

/** The original: a description as it is shown, a long one by its beginning until it is opened. */
function English({ field, text, pictures }: EnglishProps) {
  const { t } = useTranslation('dashboard')
  const [whole, setWhole] = useState(text.length <= longFrom)
  const isHtml = field === 'description' && /<\w/.test(text)
  return (
    <>
      <div lang="en" className={whole ? styles.source : `${styles.source} ${styles.clamped}`}>
        {isHtml ? <RichText blocks={parseStory(text)} picture={storyPictures(pictures)} /> : text}
      </div>
      {!whole && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('translation.all', { count: text.length })}
        </Button>
      )}
    </>
  )
}

function SavedLine({ mark, onRetry }: { readonly mark: SaveMark | undefined; readonly onRetry: () => void }) {
  const { t, i18n } = useTranslation('dashboard')
  const time = (at: number) =>
    new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(at)
  if (mark?.kind === 'failed')
    return (
      <div className={styles.acts}>
        <span className={styles.saved}>{t('notSaved')}</span>
        <Button size="small" variant="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  return (
    <span className={styles.saved} role="status">
      {mark?.kind === 'saving' && t('saving')}
      {mark?.kind === 'saved' && t('saved', { time: time(mark.at) })}
    </span>
  )
}
