/** Where a new account goes if it was not on the way to another page. */
export const welcomePath = '/confirmemail?welcome'

/** The same for a person on the way to another page: that page, which shows the welcome first. */
export function withWelcome(path: string): string {
  const [page = '', hash] = path.split(/#(.*)/s)
  return `${page}${page.includes('?') ? '&' : '?'}welcome${hash === undefined ? '' : `#${hash}`}`
}

const place = 'kindling:welcomed'

/** Whether this browser has shown them the welcome already (spec 1 §2: shown once if unseen). */
export const wasWelcomed = (userId: string): boolean => localStorage.getItem(place) === userId
export const rememberWelcome = (userId: string): void => localStorage.setItem(place, userId)
