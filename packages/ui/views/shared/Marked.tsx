import { mark } from './marked.css.ts'

export interface MarkedProps {
  readonly name: string
  /** What was searched for. */
  readonly text: string
}

/** A name, with what was typed underlined where it stands in it. */
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
