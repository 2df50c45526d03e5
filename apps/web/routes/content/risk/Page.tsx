import { ContentPage } from '../ContentPage.tsx'

export default function Risk() {
  return <ContentPage name="risk" />
}
