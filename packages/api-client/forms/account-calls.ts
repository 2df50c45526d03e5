import { changeEmail, changePassword, convertAccount, deleteMe } from '../contract/account.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import { confirmTotp, disableTotp, enableTotp } from '../contract/totp.ts'
import type { Client } from '../transport/index.ts'

/** Every call that changes how a person logs in, and the one that deletes their account. */
export const accountCalls = (client: Client) => ({
  changeEmail: (body: BodyOf<typeof changeEmail>) => client(changeEmail, { body }),
  changePassword: (body: BodyOf<typeof changePassword>) => client(changePassword, { body }),
  convert: (body: BodyOf<typeof convertAccount>) => client(convertAccount, { body }),
  startTotp: () => client(enableTotp, {}),
  confirmTotp: (body: BodyOf<typeof confirmTotp>) => client(confirmTotp, { body }),
  disableTotp: (body: BodyOf<typeof disableTotp>) => client(disableTotp, { body }),
  remove: (body: BodyOf<typeof deleteMe>) => client(deleteMe, { body }),
})
export type AccountCalls = ReturnType<typeof accountCalls>
