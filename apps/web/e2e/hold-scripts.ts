import type { Page, Route } from '@playwright/test'

/** Holds back the scripts that load after the first view, until released. */
export async function holdScripts(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route(
    ({ pathname }) => name.test(pathname),
    async (route) => {
      if (open) return route.continue()
      held.push(route)
    },
  )
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}
