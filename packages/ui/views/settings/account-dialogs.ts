/** The dialogs of the account settings as one file, loaded with the first press on any of them. */
export { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
export { ConvertDialog } from './ConvertDialog.tsx'
export { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
export { DisableTwoFactor } from './two-factor/DisableTwoFactor.tsx'
export { EnableTwoFactor } from './two-factor/EnableTwoFactor.tsx'
