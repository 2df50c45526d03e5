import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface Removed {
  readonly id: string
  readonly name: string
  /** Where it was, from 0. */
  readonly place: number
}

/**
 * What was removed from a list since the section was opened: a row in its place brings it back (decisions 2 §7).
 */
export function useRemoved(restore: DraftCalls['restore']) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const undo = async (undone: Removed) => {
    await restore(undone.id)
    setRemoved((now) => now.filter((each) => each !== undone))
  }
  return {
    isEmpty: removed.length === 0,
    /** Removes a part, and offers to bring it back. */
    remove: async (part: Removed, send: () => Promise<unknown>) => {
      await send()
      // A language that was written anew may be removed again under the same id.
      setRemoved((now) => [...now.filter(({ id }) => id !== part.id), part])
    },
    /** The rows of those that were there. */
    rows: (wasThere: (place: number) => boolean): ReactNode =>
      removed
        .filter(({ place }) => wasThere(place))
        .map((each) => <UndoRow key={each.id} name={each.name} onUndo={() => undo(each)} />),
  }
}

interface UndoRowProps {
  readonly name: string
  readonly onUndo: () => Promise<unknown>
}

/** In place of what was removed, until one leaves the section. */
function UndoRow({ name, onUndo }: UndoRowProps) {
  const { t } = useTranslation('dashboard')
  const undoing = useAction(onUndo)
  const rejection = useRejectionFocus(undoing.failure)
  const button = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone: the person who pressed it goes on from here.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.itemRow}>
      <div className={styles.itemWords}>
        <Text tone="muted">{t('removed.was', { name })}</Text>
        {undoing.failure && <RejectionAlert ref={rejection} form="restore" failure={undoing.failure} />}
      </div>
      <Button
        ref={button}
        variant="line"
        size="small"
        aria-label={t('removed.undoOf', { name })}
        pending={undoing.pending}
        onClick={() => void undoing.run()}
      >
        {t('removed.undo')}
      </Button>
    </div>
  )
}
