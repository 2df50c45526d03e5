import { TextField } from '@kindling/ui'
import search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { findComponents, spaced } from '../../search/find.ts'
import * as styles from '../docs.css.ts'
import { roomOf, Thumbnail } from './Thumbnail.tsx'

/** Every primitive and widget as it is, found by the words of the field. */
export function Gallery() {
  const [question, setQuestion] = useState('')
  const names = findComponents(useDeferredValue(question))
  return (
    <div className={styles.section}>
      <div style={{ maxWidth: 480 }}>
        <TextField
          label="Find a component"
          hint="In English or French, by any name it has elsewhere: progress bar, modal, contrepartie."
          icon={search}
          type="search"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </div>
      <p role="status" className={styles.room}>
        {names.length === 0 ? 'No component of that name.' : `${names.length} components`}
      </p>
      <div className={styles.gallery}>
        {names.map((name) => {
          const room = roomOf(name)
          return (
            <div key={name} className={styles.item}>
              <Thumbnail name={name} />
              <div>
                <a
                  className={styles.name}
                  href={`./?path=/docs/${room}-${name.toLowerCase()}--docs`}
                  target="_top"
                >
                  {spaced(name)}
                </a>
                <div className={styles.room}>{room === 'widgets' ? 'Widget' : 'Primitive'}</div>
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
