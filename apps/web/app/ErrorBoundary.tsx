import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown in place of what broke. */
  readonly fallback: ReactNode
  /** A change of it is a fresh start: another route is not broken because this one was. */
  readonly resetKey: string
}
interface State {
  readonly failed: boolean
  readonly key: string
}

/** Holds a thrown error in one place, so that the header and everything else stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }
  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey }
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
