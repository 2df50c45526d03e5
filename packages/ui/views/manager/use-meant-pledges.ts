import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import { useRef, useState } from 'react'
import { type CheckedRow, parcelProblem } from './tracking-rows.ts'

export interface MeantPledge {
  readonly id: string
  /** Of its backer. */
  readonly name: string
}

/** Searches at once: they are only asked for rows that are on the screen. */
const searchesAtOnce = 4

/** The e-mail that tells whose parcel a row is, in lower case; '': nothing does. */
function emailOf({ row, problem }: CheckedRow): string {
  if (problem !== 'unknown') return ''
  const email = row.email || (row.pledge.includes('@') ? row.pledge : '')
  return email.toLowerCase()
}

/**
 * Which pledges the rows mean that name none of this project: that of their backer, where an e-mail names one and just
 * one parcel of theirs waits. A search that fails leaves its row as it is, and is done again with the next look.
 */
export function useMeantPledges(walk: ManagerCalls['walk']) {
  const [found, setFound] = useState<ReadonlyMap<string, MeantPledge | null>>(new Map())
  const asked = useRef(new Set<string>())
  const search = async (email: string) => {
    asked.current.add(email)
    try {
      const { pledges } = await walk({ text: email }, null)
      const waiting = pledges.filter(
        (each) => each.user_email.toLowerCase() === email && parcelProblem(each) === null,
      )
      const [only] = waiting
      const meant = only && waiting.length === 1 ? { id: only.id, name: only.user_name } : null
      setFound((known) => new Map(known).set(email, meant))
    } catch {
      asked.current.delete(email)
    }
  }
  return {
    /** Looks for the pledges of rows that are shown. */
    ask: async (rows: readonly CheckedRow[]): Promise<void> => {
      const emails = [...new Set(rows.map(emailOf))].filter((each) => each && !asked.current.has(each))
      const work = async () => {
        for (let email = emails.shift(); email !== undefined; email = emails.shift()) await search(email)
      }
      await Promise.all(Array.from({ length: searchesAtOnce }, work))
    },
    of: (row: CheckedRow): MeantPledge | null => found.get(emailOf(row)) ?? null,
  }
}
