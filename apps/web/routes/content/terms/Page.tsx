import { ContentPage } from '../ContentPage.tsx'

export default function Terms() {
  return <ContentPage name="terms" />
}
