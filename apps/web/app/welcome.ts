/** Where somebody goes who has just signed up and wanted to go nowhere else. */
export const welcomePath = '/confirmemail?welcome'

const place = 'kindling:welcomed'

/** Whether this browser has said welcome already (spec 1 §2: shown once if unseen). */
export const wasWelcomed = (): boolean => localStorage.getItem(place) !== null
export const rememberWelcome = (): void => localStorage.setItem(place, '1')
