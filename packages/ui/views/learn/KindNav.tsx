import type { QuestionCount } from '@kindling/api-client/model/learn'
import { type QuestionKind, questionKinds } from '@kindling/validation/rules/question-kinds'
import { useTranslation } from 'react-i18next'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './learn.css.ts'
import { kindHref } from './learn-address.ts'

export interface KindNavProps {
  /** Undefined while they load: the links are there, without the figures. */
  readonly kinds: readonly QuestionCount[] | undefined
  /** Null beside an answer, where the most asked questions are shown above already. */
  readonly current: QuestionKind | null
}

/** The categories of questions, with the number of questions in each. */
export function KindNav({ kinds, current }: KindNavProps) {
  const { t } = useTranslation('learn')
  const Anchor = useLink()
  return (
    <nav aria-label={t('for')}>
      {current === null && <p className={styles.asideTitle}>{t('for')}</p>}
      <ul className={styles.kinds}>
        {questionKinds
          .filter((kind) => current !== null || kind !== 'popular')
          .map((kind) => (
            <li key={kind}>
              <Anchor
                href={kindHref(kind)}
                className={styles.links[kind === current ? 'here' : 'rest']}
                aria-current={kind === current ? 'page' : undefined}
              >
                {t(`kinds.${kind}`)}
                <span className={styles.total}>{kinds?.find((each) => each.kind === kind)?.total_count}</span>
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
