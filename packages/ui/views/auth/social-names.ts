/** Company names, the same in every language. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const
