import type auth from './locales/en/auth.json'
import type bonus from './locales/en/bonus.json'
import type builder from './locales/en/builder.json'
import type checkout from './locales/en/checkout.json'
import type common from './locales/en/common.json'
import type community from './locales/en/community.json'
import type content from './locales/en/content.json'
import type coupons from './locales/en/coupons.json'
import type dashboard from './locales/en/dashboard.json'
import type demo from './locales/en/demo.json'
import type email from './locales/en/email.json'
import type errors from './locales/en/errors.json'
import type filters from './locales/en/filters.json'
import type home from './locales/en/home.json'
import type insights from './locales/en/insights.json'
import type learn from './locales/en/learn.json'
import type listing from './locales/en/listing.json'
import type manager from './locales/en/manager.json'
import type messages from './locales/en/messages.json'
import type moderation from './locales/en/moderation.json'
import type notifications from './locales/en/notifications.json'
import type pledges from './locales/en/pledges.json'
import type project from './locales/en/project.json'
import type rehearsal from './locales/en/rehearsal.json'
import type rules from './locales/en/rules.json'
import type security from './locales/en/security.json'
import type settings from './locales/en/settings.json'
import type shell from './locales/en/shell.json'
import type switcher from './locales/en/switcher.json'
import type system from './locales/en/system.json'
import type trust from './locales/en/trust.json'
import type updates from './locales/en/updates.json'
import type user from './locales/en/user.json'
import type votes from './locales/en/votes.json'
import type wallet from './locales/en/wallet.json'

// The keys of `t('…')` are checked against the English messages. A new namespace adds its import and its line here.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: typeof auth
      bonus: typeof bonus
      builder: typeof builder
      coupons: typeof coupons
      dashboard: typeof dashboard
      common: typeof common
      demo: typeof demo
      email: typeof email
      errors: typeof errors
      checkout: typeof checkout
      pledges: typeof pledges
      project: typeof project
      moderation: typeof moderation
      messages: typeof messages
      notifications: typeof notifications
      trust: typeof trust
      user: typeof user
      rehearsal: typeof rehearsal
      rules: typeof rules
      security: typeof security
      settings: typeof settings
      switcher: typeof switcher
      system: typeof system
      shell: typeof shell
      insights: typeof insights
      updates: typeof updates
      learn: typeof learn
      manager: typeof manager
      community: typeof community
      content: typeof content
      listing: typeof listing
      filters: typeof filters
      home: typeof home
      votes: typeof votes
      wallet: typeof wallet
    }
  }
}
