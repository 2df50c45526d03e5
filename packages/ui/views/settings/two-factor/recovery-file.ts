import { TOTP } from '@kindling/validation/limits'

export interface RecoveryFile {
  readonly title: string
  /** For whom and from when. */
  readonly owner: string
  readonly recoveryKey: string
  /** What it does. */
  readonly how: string
}

/** What the file says. Lines end as every system's simplest editor reads them. */
export const recoveryText = ({ title, owner, recoveryKey, how }: RecoveryFile): string =>
  `${[title, owner, '', recoveryKey, '', how].join('\r\n')}\r\n`

/** Hands the file to the browser's downloads. Made here: the key goes over no network a second time. */
export function downloadRecovery(file: RecoveryFile): void {
  const address = URL.createObjectURL(new Blob([recoveryText(file)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = TOTP.recoveryFile
  link.click()
  URL.revokeObjectURL(address)
}
