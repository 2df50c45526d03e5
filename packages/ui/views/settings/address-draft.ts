/** Under which a new address, or a changed one, waits for its dialog. */
export const addressDraft = (id: string | undefined): string => `address ${id ?? 'new'}`
