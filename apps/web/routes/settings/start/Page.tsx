import { Navigate } from 'react-router-dom'
import { settingsHref } from '../../../app/settings-href.ts'

/** The settings start at the first tab (spec 1 §2). */
export default function Settings() {
  return <Navigate to={settingsHref('account')} replace />
}
