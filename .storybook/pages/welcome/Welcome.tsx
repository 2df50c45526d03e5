import rows from 'virtual:error-atlas'
import { FundingProgress, Heading, Icon, type IconShape, Text } from '@kindling/ui'
import { formatCount } from '@kindling/ui/format'
import eye from 'lucide-react/icons/eye'
import languages from 'lucide-react/icons/languages'
import palette from 'lucide-react/icons/palette'
import wrench from 'lucide-react/icons/wrench'
import { useEffect, useState } from 'react'
import { terms } from '../../search/terms.ts'
import * as styles from '../docs.css.ts'
import { Gallery } from './Gallery.tsx'
import { StoryWindow } from './Thumbnail.tsx'

interface Door {
  readonly icon: IconShape
  readonly title: string
  readonly sentence: string
  readonly links: readonly (readonly [words: string, page: string])[]
}

const doors: readonly Door[] = [
  {
    icon: palette,
    title: 'You design',
    sentence:
      'Colour, type, space and motion as the product reads them, and every variant beside the others.',
    links: [
      ['Colour', 'docs/foundations-colour--docs'],
      ['Type', 'docs/foundations-type--docs'],
      ['Voice and terms', 'docs/foundations-voice-and-terms--docs'],
    ],
  },
  {
    icon: wrench,
    title: 'You build',
    sentence: 'Components take finished words and values; views own their words and forms. Copy a neighbour.',
    links: [
      ['Writing stories', 'docs/writing-stories--docs'],
      ['Button', 'docs/primitives-button--docs'],
      ['Log in, as a view', 'docs/views-auth-log-in--docs'],
    ],
  },
  {
    icon: eye,
    title: 'You review',
    sentence:
      'What a person reads when something fails, each failure at rest, with the test of the real server.',
    links: [
      ['Error atlas', 'docs/error-atlas--docs'],
      ['Accessibility', 'docs/foundations-accessibility--docs'],
      ['A campaign, backed', 'story/flows-backing-a-project--from-visitor-to-backer'],
    ],
  },
  {
    icon: languages,
    title: 'You translate',
    sentence:
      'Choose a language and a direction in the toolbar: every view follows, and a missing key is an error.',
    links: [
      ['Voice and terms', 'docs/foundations-voice-and-terms--docs'],
      ['Sign up, to read in French', 'story/views-auth-sign-up--default&globals=language:fr'],
      ['Checkout, right to left', 'story/views-checkout-checkout--address&globals=direction:rtl'],
    ],
  },
]

/** How many stories the catalogue has, once its index is read. */
function useStoryCount(): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const reading = new AbortController()
    fetch('./index.json', reading)
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, { type: string; subtype?: string }> }) =>
        setCount(
          Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test').length,
        ),
      )
      .catch(() => undefined)
    return () => reading.abort()
  }, [])
  return count
}

const failures = rows.filter(({ stories }) => stories.length > 0).length

const steps = [
  [
    'A widget',
    'takes finished words and values, and knows nothing of the network.',
    'widgets-rewardcard--playground',
    0.7,
  ],
  [
    'A view',
    'owns its words, its form and its failures: here a wrong password.',
    'views-auth-log-in--unauthorized',
    0.7,
  ],
  ['A page', 'of the site: views, data and routes.', 'pages-home--visitor', 0.42],
] as const

/** The first page: what this is, four doors, and everything there is. */
export function Welcome() {
  const stories = useStoryCount()
  return (
    <div className={`sb-unstyled ${styles.wide} ${styles.column}`}>
      <header className={styles.hero}>
        <Heading level={1} size="t64">
          Everything Kindling shows, in every state it can be in
        </Heading>
        <Text size="t18" tone="muted">
          The components, views and pages of a crowdfunding platform, on the code that ships.
        </Text>
        <FundingProgress percent={72} state="live" size="main" label="The funding bar, at 72%" />
        <div className={styles.facts}>
          {[
            [Object.keys(terms).length, 'components'],
            [stories ?? '…', 'stories, each a test in a real browser'],
            [failures, 'failures, each with its sentence on screen'],
            [2, 'languages, both directions'],
          ].map(([number, words]) => (
            <span key={words}>
              <span className={styles.factNumber}>
                {typeof number === 'number' ? formatCount(number, 'en') : number}
              </span>
              {words}
            </span>
          ))}
        </div>
      </header>

      <section className={styles.steps} aria-label="What the catalogue is made of">
        {steps.map(([name, words, story, scale]) => (
          <figure key={name} className={styles.section} style={{ gap: 12 }}>
            <div className={styles.stepPicture} inert>
              <StoryWindow story={story} scale={scale} />
            </div>
            <figcaption>
              <Text size="t14">
                <strong>{name}</strong> {words}
              </Text>
            </figcaption>
          </figure>
        ))}
      </section>

      <section className={styles.doors} aria-label="Where to begin">
        {doors.map(({ icon, title, sentence, links }) => (
          <div key={title} className={styles.door}>
            <Icon icon={icon} size={24} />
            <Heading level={2} size="t21">
              {title}
            </Heading>
            <Text size="t14" tone="muted">
              {sentence}
            </Text>
            <ul className={styles.doorLinks}>
              {links.map(([words, page]) => (
                <li key={page}>
                  <a href={`./?path=/${page}`} target="_top">
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>

      <section className={styles.section} aria-labelledby="gallery">
        <Heading level={2} id="gallery">
          All components
        </Heading>
        <Gallery />
      </section>
    </div>
  )
}
