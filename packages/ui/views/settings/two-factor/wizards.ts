/** State of the wizard that turns two-factor on (spec 1 §4: steps 0, 1 and 2). */
export type EnableWizard =
  /** Waiting for the secret. */
  | { readonly step: 'starting' }
  /** Step 0: the code to scan. The key comes with it but is not shown yet. */
  | { readonly step: 'scan'; readonly uri: string; readonly recoveryKey: string }
  /** Step 1: two-factor is on, and the key is shown this one time. */
  | {
      readonly step: 'key'
      readonly recoveryKey: string
      readonly downloaded: boolean
      /** The person tried to close without the file, and the warning is shown. */
      readonly warned: boolean
    }
  /** Step 2. */
  | { readonly step: 'done' }
  /** `forbidden`: starting was answered with 403, the e-mail is not confirmed. */
  | { readonly step: 'closed'; readonly because: 'asked' | 'forbidden' }

export type EnableEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'started'; readonly uri: string; readonly recoveryKey: string }
  | { readonly type: 'start refused'; readonly status: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'downloaded' }
  | { readonly type: 'next' }
  | { readonly type: 'close asked' }

export const enableClosed: EnableWizard = { step: 'closed', because: 'asked' }

/** The next state. An event that does not fit the current state changes nothing. */
export function enableWizard(wizard: EnableWizard, event: EnableEvent): EnableWizard {
  switch (event.type) {
    case 'opened':
      return { step: 'starting' }
    case 'started':
      return wizard.step === 'starting'
        ? { step: 'scan', uri: event.uri, recoveryKey: event.recoveryKey }
        : wizard
    case 'start refused':
      return wizard.step === 'starting' && event.status === 403
        ? { step: 'closed', because: 'forbidden' }
        : wizard
    case 'confirmed':
      return wizard.step === 'scan'
        ? { step: 'key', recoveryKey: wizard.recoveryKey, downloaded: false, warned: false }
        : wizard
    case 'downloaded':
      return wizard.step === 'key' ? { ...wizard, downloaded: true } : wizard
    case 'next':
      return wizard.step === 'key' && wizard.downloaded ? { step: 'done' } : wizard
    case 'close asked':
      return wizard.step === 'key' && !wizard.downloaded && !wizard.warned
        ? { ...wizard, warned: true }
        : wizard.step === 'closed'
          ? wizard
          : enableClosed
  }
}

/** Turning it off: step 0 asks for the password, step 1 says that it is done. */
export type DisableWizard = { readonly step: 'password' | 'off' | 'closed' }
export type DisableEvent = { readonly type: 'opened' | 'turned off' | 'close asked' }

export const disableClosed: DisableWizard = { step: 'closed' }

export function disableWizard(wizard: DisableWizard, event: DisableEvent): DisableWizard {
  switch (event.type) {
    case 'opened':
      return { step: 'password' }
    case 'turned off':
      return wizard.step === 'password' ? { step: 'off' } : wizard
    case 'close asked':
      return wizard.step === 'closed' ? wizard : disableClosed
  }
}
