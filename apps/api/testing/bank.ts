/** An account that nobody has, at a bank that exists. */
export const goodBankAccount = { account_number: '000123456789', routing_number: '110000000' }

/** A statement of the bank, of so many bytes. */
export const bankDocument = (bytes = 64, head = '%PDF-1.7\n') =>
  new File([head, new Uint8Array(bytes)], 'statement.pdf', { type: 'application/pdf' })
