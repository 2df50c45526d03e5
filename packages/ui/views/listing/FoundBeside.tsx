import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Marked } from '../shared/Marked.tsx'
import * as styles from './results.css.ts'

export interface FoundBesideProps {
  readonly text: string
  readonly creators: readonly { readonly id: string; readonly name: string }[]
  readonly kinds: readonly { readonly id: number; readonly name: string }[]
}

/** The creators and categories that a search found, beside its projects. */
export function FoundBeside({ text, creators, kinds }: FoundBesideProps) {
  const { t } = useTranslation('listing')
  const { t: shell } = useTranslation('shell')
  const Anchor = useLink()
  return (
    <div className={styles.side}>
      {creators.length > 0 && (
        <section aria-labelledby="found-creators">
          <Heading level={2} size="t18" id="found-creators">
            {t('search.creators')}
          </Heading>
          <ul>
            {creators.map(({ id, name }) => (
              <li key={id}>
                <Anchor className={styles.sideRow} href={`/user/${id}`}>
                  <Avatar name={name} />
                  <span>
                    <Marked name={name} text={text} />
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kinds.length > 0 && (
        <section aria-labelledby="found-kinds">
          <Heading level={2} size="t18" id="found-kinds">
            {t('search.kinds')}
          </Heading>
          <ul>
            {kinds.map(({ id, name }) => (
              <li key={id}>
                <Anchor className={styles.sideRow} href={`/projects/categories/${id}`}>
                  {shell(`kinds.${id}` as 'kinds.1', { defaultValue: name })}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
