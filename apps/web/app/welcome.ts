/** Where somebody goes who has just signed up and wanted to go nowhere else. */
export const welcomePath = '/confirmemail?welcome'

/** The same for whoever wanted to go on: the page they wanted, which says welcome first. */
export function withWelcome(path: string): string {
  const [page = '', hash] = path.split(/#(.*)/s)
  return `${page}${page.includes('?') ? '&' : '?'}welcome${hash === undefined ? '' : `#${hash}`}`
}

const place = 'kindling:welcomed'

/** Whether this browser has said welcome to them already (spec 1 §2: shown once if unseen). */
export const wasWelcomed = (userId: string): boolean => localStorage.getItem(place) === userId
export const rememberWelcome = (userId: string): void => localStorage.setItem(place, userId)
