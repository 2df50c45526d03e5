import { ContentPage } from '../ContentPage.tsx'

export default function Whitepaper() {
  return <ContentPage name="whitepaper" />
}
