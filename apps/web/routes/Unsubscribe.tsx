import { NewsletterLink } from '../app/NewsletterLink.tsx'
import { page } from '../app/pages.ts'

export default page('routes/Unsubscribe.tsx', () => (
  <NewsletterLink purpose="unsubscribe" path="/newsletter/unsubscribe" />
))
