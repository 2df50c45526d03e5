import { Navigate } from 'react-router-dom'

/** Learning starts at the questions (spec 1 §2); on the server it is a redirect. */
export default function LearnStart() {
  return <Navigate to="/learn/questions" replace />
}
