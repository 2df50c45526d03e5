/* Accounts: what is typed for one, and what protects it. */

const MINUTE_MS = 60_000

export const PASSWORD = {
  /** Characters (code points); spec 1 §5, §9. */
  min: 8,
  /** Characters; ours: one maximum for every new password, above the 40 of spec 1 §5 for resets. */
  max: 128,
} as const

export const EMAIL = {
  /** Characters; spec 1 §5, §9. Also for forgot-password, whose 40 would lock out accounts with longer addresses. */
  max: 254,
  /** Characters before the @; ours, RFC 5321. */
  localMax: 64,
} as const

export const TOTP = {
  /** Digits; spec 1 §5, §9. */
  codeDigits: 6,
  /** File the recovery key is downloaded as; spec 1 §4, §9. */
  recoveryFile: 'recovery.txt',
} as const

export const PASSKEY = {
  /** Characters of what somebody calls it; ours. */
  nameMax: 40,
  /** Passkeys one person may have; ours. */
  max: 10,
  /** Milliseconds a device has to answer a challenge; ours. */
  challengeMs: 5 * MINUTE_MS,
  /** Milliseconds after a log-in in which a passkey is added without the password; ours. */
  freshMs: 15 * MINUTE_MS,
} as const

export const ACCOUNT_DELETION = {
  /** Typed exactly, case sensitive; spec 1 §5, §9. */
  confirmationWord: 'DELETE',
  /** Characters the input takes; spec 1 §5, §9. */
  inputMax: 10,
} as const

export const PHONE = {
  /** Characters, a leading + included; spec 1 §5, §9. */
  min: 5,
  max: 14,
} as const

export const PROFILE = {
  /** Characters; spec 1 §5, §9. */
  nameMax: 40,
  /** Characters; spec 1 §5, §9. */
  locationMax: 32,
  /** Characters; ours. */
  bioMax: 500,
  /** Characters; ours: what browsers and servers agree on for a URL. */
  websiteMax: 2048,
  /** Backed projects shown; spec 1 §2, §9. */
  backedProjectsShown: 6,
  /** Projects of others that the person works on, shown on their own profile; ours. */
  teamProjectsShown: 6,
  /** Created projects in the sidebar; spec 1 §2, spec 2 §2. */
  sidebarProjectsShown: 1,
} as const

export const LEGAL = {
  /** US dollars; spec 1 §1, §9. */
  liabilityCapUsd: 200,
  /** Years; spec 1 §1, §9. */
  minimumAge: 18,
} as const
