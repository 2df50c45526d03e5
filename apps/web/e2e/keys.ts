import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the wanted element has focus, like a person without a mouse. */
export async function tabTo(
  page: Page,
  name: RegExp,
  most = 120,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key)
    const { label, ringed } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return { label: '', ringed: false }
      const labelled = (element as HTMLInputElement).labels?.[0]?.textContent ?? ''
      const label =
        `${element.getAttribute('aria-label') ?? ''} ${labelled} ${element.textContent ?? ''}`.trim()
      // A field's focus ring is drawn on the edge around it.
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const ringed = around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
      return { label, ringed }
    })
    if (!name.test(label)) continue
    expect(ringed, `${label} shows that it has focus`).toBe(true)
    return
  }
  throw new Error(`The keyboard did not reach ${name}`)
}

export const type = (page: Page, text: string) => page.keyboard.type(text)

/** An element has focus, and it is in the current view. */
export const isAt = (page: Page, place: string, where = place) =>
  expect
    .poll(
      () =>
        page.evaluate((selector) => {
          const { activeElement: at } = document
          return at !== null && at !== document.body && at.closest(selector) !== null
        }, place),
      { message: where },
    )
    .toBe(true)
