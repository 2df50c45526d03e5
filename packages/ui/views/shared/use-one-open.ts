import { use, useEffect, useState } from 'react'
import { type EditorKind, KeptEditors, openedBefore } from './kept-editor.ts'

/**
 * Which editor of a list is open, by its id; `new` for one more. One in which something was typed before a reload opens
 * by itself. An editor that closes once it is saved closes only itself, not another that was opened meanwhile.
 *
 * @param ids of all that may be open.
 */
export function useOneOpen(kind: EditorKind, ids: readonly string[]) {
  const place = use(KeptEditors)
  const [open, setOpen] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page was taken over from the server.
  useEffect(() => setOpen(openedBefore(place, kind, ids)), [])
  return {
    open,
    setOpen: (id: string) => setOpen(id),
    closing: (id: string) => () => setOpen((now) => (now === id ? null : now)),
  }
}
