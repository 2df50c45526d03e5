import { Navigate } from 'react-router-dom'
import { page } from '../app/pages.ts'
import { settingsHref } from '../app/settings-href.ts'

/** The first tab is where the settings begin (spec 1 §2). */
export default page('routes/Settings.tsx', function Settings() {
  return <Navigate to={settingsHref('account')} replace />
})
