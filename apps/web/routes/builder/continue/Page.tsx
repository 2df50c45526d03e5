import { ContinuePage } from '../ContinuePage.tsx'

export default function Continue() {
  return <ContinuePage kind="PREORDER" path="/create/continue" />
}
