import rows from 'virtual:error-atlas'
import { useDeferredValue, useState } from 'react'

const languages = { en: 'English', fr: 'Français' } as const

const matches = (text: string) => {
  const wanted = text.toLowerCase().split(/\s+/)
  return (row: (typeof rows)[number]) => {
    const { endpoint, code, message, recovery, reason } = row
    const all = `${endpoint} ${code} ${message.en} ${message.fr} ${recovery} ${reason ?? ''}`.toLowerCase()
    return wanted.every((word) => all.includes(word))
  }
}

/** The atlas as a table, filtered by text: an endpoint, a code, a part of a message. */
export function Atlas() {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<keyof typeof languages>('en')
  const shown = rows.filter(matches(useDeferredValue(text)))
  return (
    <>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <label>
          Narrow by endpoint, code or words{' '}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          Message in{' '}
          <select
            value={language}
            onChange={(event) => setLanguage(event.target.value === 'fr' ? 'fr' : 'en')}
          >
            {Object.entries(languages).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <output>
          {shown.length} of {rows.length} pairs, {shown.filter(({ stories }) => stories.length > 0).length}{' '}
          with a story
        </output>
      </p>
      <table>
        <thead>
          <tr>
            {['Call', 'Code', 'A person reads', 'What helps', 'Story'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ endpoint, code, stories, reason, message, recovery, byKind }) => (
            <tr key={`${endpoint} ${code}`}>
              <td>
                <code>{endpoint}</code>
              </td>
              <td>
                <code>{code}</code>
              </td>
              {stories.length > 0 ? (
                <>
                  <td lang={language}>{message[language]}</td>
                  <td>{recovery}</td>
                  <td>
                    {byKind && <em>As every call of such a view: </em>}
                    {stories.map(({ id, title, name }) => (
                      <a key={id} href={`?path=/story/${id}`} target="_top" style={{ display: 'block' }}>
                        {title.split('/').at(-1)}: {name}
                      </a>
                    ))}
                  </td>
                </>
              ) : (
                <td colSpan={3}>
                  <em>Nobody sees it.</em> {reason ?? 'Neither story nor reason yet.'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
