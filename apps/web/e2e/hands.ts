import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** How somebody works a page: one journey is walked with a mouse, by keyboard alone and with a finger. */
export interface Hands {
  /** Presses a button, a link, a radio button or a checkbox. */
  readonly press: (target: Locator) => Promise<void>
  /** Replaces what a field holds; a date as `YYYY-MM-DD`. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Chooses an option of a list by its label. */
  readonly choose: (list: Locator, option: string) => Promise<void>
  /** Chooses a file where files are chosen. */
  readonly attach: (field: Locator, file: ChosenFile) => Promise<void>
}

const pointing = (press: (target: Locator) => Promise<void>): Hands => ({
  press,
  write: (field, text) => field.fill(text),
  choose: async (list, option) => {
    await list.selectOption({ label: option })
  },
  attach: (field, file) => field.setInputFiles(file),
})

export const mouse: Hands = pointing((target) => target.click())

/** Of a page that is opened with `hasTouch`. */
export const finger: Hands = pointing((target) => target.tap())

/** Where the wanted element is, seen from the one that has focus. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const at = document.activeElement
    if (at === element) return 'here'
    if (!at || at === document.body) return 'later'
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    if (isRadio && at instanceof HTMLInputElement && at.name === element.name && at.form === element.form)
      return 'beside'
    return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'later' : 'earlier'
  })

const isRinged = (target: Locator) =>
  target.evaluate((element) => {
    // A field's focus ring is drawn on the edge around it.
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    return around.some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
  })

const keys = { later: 'Tab', earlier: 'Shift+Tab', beside: 'ArrowDown' } as const
const mostKeys = 250

/** No mouse: everything is reached with Tab and the arrows, and shows that it has focus. */
export function keyboard(page: Page): Hands {
  // From the start: begun with the key that opens it, listening may come too late.
  let open: (chooser: FileChooser) => void
  page.on('filechooser', (chooser) => open(chooser))
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let count = 0; count < mostKeys; count++) {
      const place = await placeOf(target)
      if (place !== 'here') await page.keyboard.press(keys[place])
      // The page may take focus to the heading of what it has just opened: then on from there.
      else if (await isRinged(target)) return
    }
    throw new Error(`The keyboard did not reach ${target}, or it does not show its focus`)
  }
  return {
    press: async (target) => {
      await reach(target)
      const isChoice = await target.evaluate((element) => element instanceof HTMLInputElement)
      if (!isChoice) await page.keyboard.press('Enter')
      else if (!(await target.isChecked())) await page.keyboard.press('Space')
    },
    write: async (field, text) => {
      await reach(field)
      const isDate = (await field.getAttribute('type')) === 'date'
      if (!isDate) {
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type(text)
        return
      }
      // It has a part for each of month, day and year, and a button behind them.
      for (let part = 0; part < 3; part++) await page.keyboard.press('ArrowLeft')
      const [year, month, day] = text.split('-')
      await page.keyboard.type(`${month}${day}${year}`)
      await expect(field).toHaveValue(text)
    },
    choose: async (list, option) => {
      await reach(list)
      await page.keyboard.type(option)
      await page.keyboard.press('Enter')
    },
    attach: async (field, file) => {
      await reach(field)
      const opened = new Promise<FileChooser>((done) => {
        open = done
      })
      await page.keyboard.press('Enter')
      await (await opened).setFiles(file)
    },
  }
}
