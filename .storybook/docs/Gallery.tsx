import type { PreparedStory } from 'storybook/internal/types'
import * as styles from './docs.css.ts'

type Story = Pick<PreparedStory, 'id' | 'name' | 'parameters'>

const sentenceOf = ({ parameters }: Story): string =>
  String((parameters.docs as { description?: { story?: string } } | undefined)?.description?.story ?? '')

/** Stories as links, each with its sentence. Each is a page of its own in the catalogue. */
export function Gallery({ stories }: { readonly stories: readonly Story[] }) {
  return (
    <ul className={`sb-unstyled ${styles.gallery}`}>
      {stories.map((story) => (
        <li key={story.id}>
          <a className={styles.card} href={`./?path=/story/${story.id}`} target="_top">
            <strong className={styles.name}>{story.name}</strong>
            <span className={styles.sentence}>{sentenceOf(story)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
