import { ContentPage } from '../ContentPage.tsx'

export default function About() {
  return <ContentPage name="about" />
}
