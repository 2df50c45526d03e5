import { NewsletterLink } from '../../../app/NewsletterLink.tsx'

export default function ConfirmNewsletter() {
  return <NewsletterLink purpose="confirm" path="/newsletter" />
}
