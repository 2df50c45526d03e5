import { TOTP } from '@kindling/validation/limits'
import { saveFile } from '../../shared/save-file.ts'

export interface RecoveryFile {
  readonly title: string
  /** The account's e-mail and the date of the key. */
  readonly owner: string
  readonly recoveryKey: string
  /** What it does. */
  readonly how: string
}

/** Content of the file. CRLF line ends, for the simplest editors. */
export const recoveryText = ({ title, owner, recoveryKey, how }: RecoveryFile): string =>
  `${[title, owner, '', recoveryKey, '', how].join('\r\n')}\r\n`

/** Downloads the file. Created in the browser: the key does not travel over the network a second time. */
export const downloadRecovery = (file: RecoveryFile): void =>
  saveFile(TOTP.recoveryFile, recoveryText(file), 'text/plain')
