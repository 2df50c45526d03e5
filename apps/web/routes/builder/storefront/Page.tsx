import { ContinuePage } from '../ContinuePage.tsx'

export default function Storefront() {
  return <ContinuePage kind="STOREFRONT" path="/create/storefront" />
}
