import type rowsOf from 'virtual:error-atlas'
import { memo, useState } from 'react'
import * as css from './atlas.css.ts'

export type Row = (typeof rowsOf)[number]

export interface AtlasEntryProps {
  readonly row: Row
  readonly language: 'en' | 'fr'
  /** The toolbar's choice for the picture, as the address of a story has it. */
  readonly globals: string
}

const names = { en: 'English', fr: 'Français' } as const

/** One failure: what a person reads, and when opened, the screen it rests on. */
export const AtlasEntry = memo(function AtlasEntry({ row, language, globals }: AtlasEntryProps) {
  const [opened, setOpened] = useState(false)
  const { code, message, recovery, kept, stories, reason, byKind, test } = row
  const other = language === 'en' ? 'fr' : 'en'
  const [story] = stories
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className={css.summary}>
          <span className={css.code}>{code}</span>
          {story ? (
            <>
              <span>
                <p className={css.first} lang={language}>
                  {message[language]}
                </p>
                <p className={css.second} lang={other}>
                  {message[other]}
                </p>
              </span>
              <p className={css.helps}>{recovery}</p>
            </>
          ) : (
            <p className={css.unseen}>
              <span className={css.tag}>Nobody sees it</span> {reason}
            </p>
          )}
        </summary>
        {opened && (
          <div className={css.open}>
            {story ? (
              <iframe
                className={css.picture}
                title={`${story.name}, ${names[language]}`}
                src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
              />
            ) : (
              <p className={css.unseen}>There is no screen to show.</p>
            )}
            <dl className={css.facts}>
              <div>
                <dt>What is kept</dt>
                <dd>{kept}</dd>
              </div>
              <div>
                <dt>What helps</dt>
                <dd>{recovery}</dd>
              </div>
              {stories.length > 0 && (
                <div>
                  <dt>{byKind ? 'Story of a call in the same kind of view' : 'Story'}</dt>
                  <dd>
                    {stories.map(({ id, title, name }) => (
                      <a key={id} href={`./?path=/story/${id}`} target="_top">
                        {title.split('/').at(-1)}: {name}
                      </a>
                    ))}
                  </dd>
                </div>
              )}
              <div>
                <dt>Test of the real server</dt>
                <dd>
                  <code>{test.place}</code>
                  <br />
                  <code>{test.command}</code>
                </dd>
              </div>
            </dl>
          </div>
        )}
      </details>
    </li>
  )
})
