import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Replaces the children that threw. */
  readonly fallback: ReactNode
  /** A change of it resets the boundary: another route is not broken because this one was. */
  readonly resetKey: string
}
interface State {
  readonly failed: boolean
  readonly key: string
}

/** Contains a thrown error, so that the header and everything else stay usable. */
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
