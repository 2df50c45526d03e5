import { readSettings, type Settings, SettingsRejected } from '../apps/web/server/settings.ts'
import { say } from './say.ts'

/**
 * The site's environment on this machine: stand-ins replace services that are not set up, unless it says otherwise.
 * Ends the process with a message if the environment looks like a public deployment.
 */
export function localEnvironment(): { readonly env: NodeJS.ProcessEnv; readonly settings: Settings } {
  const env =
    process.env.DEMO === '1' ? process.env : { ...process.env, STAND_INS: process.env.STAND_INS || '1' }
  try {
    return { env, settings: readSettings(env) }
  } catch (error) {
    if (!(error instanceof SettingsRejected)) throw error
    say(error.message)
    say('How the site is run for others is in docs/deploy.md.')
    process.exit(1)
  }
}
