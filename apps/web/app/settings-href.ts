/** Where a tab of the settings is. */
export const settingsHref = (tab: string): string => `/settings/${tab}`
