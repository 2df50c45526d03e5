import { Navigate } from 'react-router-dom'

/** One's own projects are listed with one's profile. */
export default function Dashboard() {
  return <Navigate to="/user/me/created" replace />
}
