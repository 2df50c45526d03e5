import { Navigate } from 'react-router-dom'

/** The questions are where learning begins (spec 1 §2); from the server it comes as a redirect. */
export default function LearnStart() {
  return <Navigate to="/learn/questions" replace />
}
