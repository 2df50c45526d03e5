import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import type { CardFormOptions } from './card-form-options.ts'
import { TypedCardForm } from './TypedCardForm.tsx'

// Only where a processor is set up.
const HostedCardForm = lazyPart(async () => (await import('./HostedCardForm.tsx')).HostedCardForm)

export interface CardFormProps extends CardFormOptions {
  readonly entry: CardEntry
  readonly now: () => number
  /** Whether the site's own fields ask for the security code; a processor's always do. @default 'required' */
  readonly cvv?: 'required' | 'optional'
}

/** A new card, in the site's own fields or in the processor's. */
export function CardForm({ entry, now, cvv = 'required', ...options }: CardFormProps) {
  // The server does not draw the processor's form: without its script nothing of it works, and what is typed into it
  // before React is there would be lost.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (entry.kind === 'typed')
    return <TypedCardForm {...options} {...{ now, cvv }} tokenize={entry.tokenize} />
  const placeholder = <Skeleton shape="block" height={300} />
  if (!alive) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <HostedCardForm {...options} open={entry.open} />
    </Suspense>
  )
}
