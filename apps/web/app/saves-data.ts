/** Whether the person, or a very slow network, asks for nothing beyond what was pressed. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
