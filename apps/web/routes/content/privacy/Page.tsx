import { ContentPage } from '../ContentPage.tsx'

export default function Privacy() {
  return <ContentPage name="privacy" />
}
