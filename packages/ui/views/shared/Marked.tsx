import { mark } from './marked.css.ts'

export interface MarkedProps {
  readonly name: string
  /** The search text. */
  readonly text: string
}

/** A name in which the search text is underlined. */
export function Marked({ name, text }: MarkedProps) {
  const at = text === '' ? -1 : name.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <mark className={mark}>{name.slice(at, at + text.length)}</mark>
      {name.slice(at + text.length)}
    </>
  )
}
