import { isLoopback, type Settings } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Service {
  readonly name: string
  readonly isSetUp: (env: Environment) => boolean
  /** What people cannot do without it. */
  readonly without: string
  readonly openedBy: string
}

const services: readonly Service[] = [
  {
    name: 'E-mail',
    isSetUp: (env) => Boolean(env.SMTP_URL),
    without: 'no address is confirmed, no password reset and nobody told of a change',
    openedBy: 'SMTP_URL and MAIL_FROM',
  },
  {
    name: 'Payments',
    isSetUp: (env) => Boolean(env.STRIPE_SECRET_KEY),
    without: 'no card can be given and nothing can be pledged',
    openedBy: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  },
  {
    name: 'Sign-in with Google',
    isSetUp: (env) => Boolean(env.GOOGLE_CLIENT_ID),
    without: 'its button leads to an error page',
    openedBy: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  },
  {
    name: 'Sign-in with Facebook',
    isSetUp: (env) => Boolean(env.FACEBOOK_CLIENT_ID),
    without: 'its button leads to an error page',
    openedBy: 'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET',
  },
  {
    name: 'Identity checks',
    isSetUp: (env) => Boolean(env.STRIPE_IDENTITY_KEY),
    without: 'none can be started',
    openedBy: 'STRIPE_IDENTITY_KEY',
  },
  {
    name: 'Exchange rate of PLG',
    isSetUp: (env) => Boolean(env.TICKER_URL),
    without: 'nothing can be converted',
    openedBy: 'TICKER_URL',
  },
]

/** One line for each service that is not set up: closed, or played by a stand-in. For the operator, at start. */
export function describeServices(env: Environment, { standIns }: Pick<Settings, 'standIns'>): string[] {
  return services
    .filter(({ isSetUp }) => !isSetUp(env))
    .map(({ name, without, openedBy }) =>
      standIns ? `Played: ${name}` : `Closed: ${name} – ${without} (opened by ${openedBy})`,
    )
}

/** Further notes for the operator, on how the process can be reached. */
export function describeReach(settings: Settings): string[] {
  if (settings.mode === 'demonstration')
    return ['DEMO=1: a public demonstration. Anybody can read every e-mail of it at /outbox.']
  if (settings.mode === 'development')
    return ['STAND_INS=1: development. E-mails are at /outbox for anybody who can reach this address.']
  return settings.secure || isLoopback(settings.host)
    ? []
    : ['PUBLIC_ORIGIN is not https: cookies are not Secure, and the site should not be reached by strangers.']
}
