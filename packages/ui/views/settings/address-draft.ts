/** Key under which an unsaved address is kept for its dialog. */
export const addressDraft = (id: string | undefined): string => `address ${id ?? 'new'}`
