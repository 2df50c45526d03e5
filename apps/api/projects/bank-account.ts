import type { Database, Transaction } from '../database/connection.ts'

/**
 * The last four digits of the account that a project's released money goes to; null while it has none. Publishing asks
 * for one (decisions 2 §1).
 */
export async function bankAccountOf(_db: Database | Transaction, _projectId: number): Promise<string | null> {
  return null
}
