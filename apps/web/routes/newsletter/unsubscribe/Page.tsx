import { NewsletterLink } from '../../../app/NewsletterLink.tsx'

export default function Unsubscribe() {
  return <NewsletterLink purpose="unsubscribe" path="/newsletter/unsubscribe" />
}
