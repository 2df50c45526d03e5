import type { setBankAccount } from '@kindling/api-client/contract/withdrawals'
import type { BankAccountForm } from '@kindling/validation/forms/bank-account'
import { bankDocumentProblem } from '@kindling/validation/rules/bank-document'
import { detectFileType } from '@kindling/validation/rules/file-type'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { bankAccounts } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { type FailureItem, refuseAll } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'

/** Digits that tell people which account it is. */
const shownDigits = 4

interface NewAccount extends BankAccountForm {
  readonly userId: string
  /** Null: the person's own. */
  readonly projectId: number | null
  /** Base64. */
  readonly document?: string
}

/** Stores an account. Its number and document are sealed: the database alone does not reveal them. */
export async function addBankAccount(
  tx: Transaction,
  { sealer, now }: Pick<Platform, 'sealer' | 'now'>,
  { userId, projectId, account_number: number, routing_number: routingNumber, document }: NewAccount,
): Promise<typeof bankAccounts.$inferSelect> {
  const id = newId('bnk')
  const [added] = await tx
    .insert(bankAccounts)
    .values({
      id,
      projectId,
      userId,
      sealedNumber: sealer.seal(number, id),
      routingNumber,
      last4: number.slice(-shownDigits),
      sealedDocument: document === undefined ? null : sealer.seal(document, id),
      createdAt: now(),
    })
    .returning()
  if (!added) throw new Error('The bank account was not written')
  return added
}

/** The account a project's money goes to now; undefined where none was entered. */
export async function bankAccountOf(db: Pick<Database, 'select'>, projectId: number) {
  const [account] = await db
    .select({ id: bankAccounts.id, last4: bankAccounts.last4 })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.projectId, projectId)))
    .orderBy(desc(bankAccounts.createdAt), desc(bankAccounts.id))
    .limit(1)
  return account
}

const onSetBankAccount: Handler<typeof setBankAccount> = async ({ platform, user, project, body }) => {
  const { file, ...account } = body
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const problem = bankDocumentProblem({ type: detectFileType(head), bytes: file.size })
  if (problem) refuseAll([{ ...problem, field: 'file' } as FailureItem])
  const document = Buffer.from(await file.arrayBuffer()).toString('base64')
  const { last4 } = await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const by = { userId: user.id, projectId: project.id }
    const added = await addBankAccount(tx, platform, { ...account, ...by, document })
    const act = { name: 'BANK_ACCOUNT_CHANGED', params: { last4: added.last4 } } as const
    await recordActivity(tx, platform.businessNow(), by, act)
    return added
  })
  return { bank_account_last4: last4 }
}

export const bankAccountHandlers = {
  setBankAccount: onSetBankAccount,
} satisfies Partial<Handlers>
