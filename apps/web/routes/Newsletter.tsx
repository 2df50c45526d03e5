import { NewsletterLink } from '../app/NewsletterLink.tsx'
import { page } from '../app/pages.ts'

export default page('routes/Newsletter.tsx', () => <NewsletterLink purpose="confirm" path="/newsletter" />)
