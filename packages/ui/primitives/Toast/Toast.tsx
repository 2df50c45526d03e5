import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { AlertTone } from '../Alert/Alert.tsx'
import { circleAlert, circleCheck, info, triangleAlert, x } from '../Icon/glyphs.tsx'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Toast.css.ts'
import { type ToastMessage, ToastStore, toastMilliseconds } from './toast-store.ts'

const iconOf: Record<AlertTone, IconShape> = {
  danger: circleAlert,
  warning: triangleAlert,
  info,
  positive: circleCheck,
}

const nothing: readonly ToastMessage[] = []
const StoreContext = createContext<ToastStore | undefined>(undefined)

export interface ToastProviderProps {
  /** The application: `useToast` works anywhere in it. */
  readonly children: ReactNode
  /** Name of the region, for readers: "Messages". */
  readonly label: string
  /** Name of the cross: "Close". */
  readonly closeLabel: string
}

/** Once, round the application. */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [store] = useState(() => new ToastStore())
  const messages = useSyncExternalStore(store.subscribe, store.read, () => nothing)
  return (
    <StoreContext value={store}>
      {children}
      <section className={styles.region} aria-label={label} aria-live="polite">
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            closeLabel={closeLabel}
            onClose={() => store.close(message.id)}
          />
        ))}
      </section>
    </StoreContext>
  )
}

/**
 * Reports the result of background work. For a field or a form, show the message there.
 * @throws outside a ToastProvider
 */
export function useToast(): (tone: AlertTone, text: string) => void {
  const store = use(StoreContext)
  if (!store) throw new Error('useToast needs a <ToastProvider> above it')
  return store.show
}

interface ToastProps {
  readonly message: ToastMessage
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ message, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false)
  const lasting = message.tone === 'danger' || message.tone === 'warning'

  // Hovering or focusing a toast pauses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new closing function must not wind the clock back
  useEffect(() => {
    if (lasting || held) return
    const timer = setTimeout(onClose, toastMilliseconds)
    return () => clearTimeout(timer)
  }, [lasting, held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds it in place
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon[message.tone]}>
        <Icon icon={iconOf[message.tone]} />
      </span>
      <p className={styles.words}>{message.text}</p>
      <IconButton label={closeLabel} icon={x} size="small" onClick={onClose} />
    </div>
  )
}
