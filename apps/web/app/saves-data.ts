interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether the person, or a very slow network, asks for nothing beyond what was pressed. */
export function isSavingData(): boolean {
  const { connection } = navigator as Connected
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Whether what may never be needed can be fetched as well. A browser that does not tell is taken for fast. */
export const isOnFastNetwork = (): boolean =>
  !isSavingData() && (navigator as Connected).connection?.effectiveType !== '3g'
