/**
 * What does not hold yet, as `file → import`, or a circle as its files. The list only gets shorter: the check fails on
 * an entry that holds by now, and on anything that is not listed.
 */
export const known: readonly string[] = [
  'apps/web/data/notifications-address.ts → @kindling/ui/views/notifications/facts',
  'apps/web/data/passkey-device.ts → @kindling/ui/views/auth/passkey-stop',
  'apps/web/data/passkey-support.ts → @kindling/ui/views/auth/passkey-stop',
  'apps/web/data/sent-form.ts → @kindling/ui/views/auth/login-flow',
  'apps/web/data/sent-form.ts → @kindling/ui/views/form/sent-form',
  'apps/web/data/session-end.ts → @kindling/ui/views/drafts',
  'apps/web/data/social.ts → @kindling/ui/views/auth/login-flow',
  'apps/web/data/transport.ts → @kindling/ui/views/confirmation-asked',
  'apps/web/data/wallet.ts → @kindling/ui/views/wallet/RateLine',
  'circle: packages/ui/views/project/ProjectBody.tsx, packages/ui/views/project/ProjectFrame.tsx, packages/ui/views/project/ProjectView.tsx',
  'packages/ui/views/listing/SearchView.tsx → packages/ui/views/shell/moments.ts',
  'packages/ui/views/newsletter/NewsletterLinkView.tsx → packages/ui/views/auth/AuthSheet.tsx',
  'packages/ui/views/newsletter/NewsletterLinkView.tsx → packages/ui/views/auth/Outcome.tsx',
  'packages/ui/views/newsletter/NewsletterLinkView.tsx → packages/ui/views/home/Newsletter.tsx',
  'packages/ui/views/settings/passkeys/AddPasskeyDialog.tsx → packages/ui/views/auth/PasskeyStopNote.tsx',
  'packages/ui/views/settings/passkeys/AddPasskeyDialog.tsx → packages/ui/views/auth/passkey-stop.ts',
  'packages/ui/views/settings/passkeys/PasskeysSection.tsx → packages/ui/views/auth/passkey-stop.ts',
  'packages/ui/views/shell/AccountMenu.tsx → packages/ui/views/wallet/token-format.ts',
  'packages/ui/views/system/DemoBanner.tsx → packages/ui/views/shell/offline.css.ts',
]
