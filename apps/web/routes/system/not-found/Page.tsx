import { NotFoundPage } from '../../../app/NotFoundPage.tsx'

export default function NotFound() {
  return <NotFoundPage />
}
