import { useState } from 'react'

/**
 * Which editor of a list is open, by its id; `new` for one more. An editor that closes once it is saved closes only
 * itself, not another that was opened meanwhile.
 */
export function useOneOpen() {
  const [open, setOpen] = useState<string | null>(null)
  return {
    open,
    setOpen: (id: string) => setOpen(id),
    closing: (id: string) => () => setOpen((now) => (now === id ? null : now)),
  }
}
