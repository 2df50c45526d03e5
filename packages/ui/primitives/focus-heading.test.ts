import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusComingHeading } from './focus-heading.ts'

/** A window whose elements have boxes unless they are hidden: jsdom lays nothing out. */
function open(html: string) {
  const { window } = new JSDOM(`<main>${html}</main>`)
  const { document } = window
  window.Element.prototype.getClientRects = function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  }
  // A browser gives no focus to what is not shown.
  const focus = window.HTMLElement.prototype.focus
  window.HTMLElement.prototype.focus = function (this: HTMLElement) {
    if (!this.closest('[hidden]')) focus.call(this)
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const main = document.querySelector('main') as unknown as HTMLElement
  const element = (selector: string) => document.querySelector(selector) as unknown as HTMLElement
  return {
    main,
    element,
    focused: () => document.activeElement?.textContent,
    /** Observers hear of it before the next step. */
    add: async (html: string) => {
      main.insertAdjacentHTML('beforeend', html)
      await Promise.resolve()
    },
    press: (event: string) => element('main').dispatchEvent(new window.Event(event, { bubbles: true })),
  }
}

let stop: () => void = () => undefined
beforeEach(() => vi.unstubAllGlobals())
afterEach(() => stop())

describe('the heading of a page that comes', () => {
  it('gets focus at once where it is there', () => {
    const page = open('<h1>Trending</h1>')
    stop = focusComingHeading()
    expect(page.focused()).toBe('Trending')
  })

  it('gets focus although what was pressed keeps it in a page that is hidden', async () => {
    const page = open('<div id="before"><h1>Home</h1><a href="/projects">View all</a></div>')
    page.element('a').focus()
    page.element('#before').hidden = true
    stop = focusComingHeading()
    await page.add('<p>Loading</p>')
    expect(page.focused()).toBe('View all')
    await page.add('<h1>Trending</h1>')
    expect(page.focused()).toBe('Trending')
  })

  it('hands focus on to the heading that takes its place', async () => {
    const page = open('<h1>Loading</h1>')
    stop = focusComingHeading()
    page.element('h1').remove()
    await page.add('<h1>Trending</h1>')
    expect(page.focused()).toBe('Trending')
  })

  it('leaves focus where it is as long as that is there, and takes it over once it is gone', async () => {
    const page = open('<div id="before"><a href="/projects">View all</a></div>')
    page.element('a').focus()
    const lost = vi.fn()
    stop = focusComingHeading(lost)
    await page.add('<h1>Home</h1>')
    expect(page.focused()).toBe('View all')
    expect(lost).not.toHaveBeenCalled()
    page.element('#before').remove()
    page.element('h1').remove()
    await page.add('<h1>Trending</h1>')
    expect(page.focused()).toBe('Trending')
    await page.add('<p>More</p>')
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown'])(
    'gets none after a %s: focus is the person’s from then on',
    async (event) => {
      const page = open('<a href="/projects">View all</a>')
      page.element('a').focus()
      stop = focusComingHeading()
      page.press(event)
      await page.add('<h1>Trending</h1>')
      expect(page.focused()).toBe('View all')
    },
  )

  it('gets none where the page has given it to something else', async () => {
    const page = open('<a href="/projects">View all</a>')
    page.element('a').focus()
    stop = focusComingHeading()
    await page.add('<input>')
    page.element('input').focus()
    await page.add('<h1>Trending</h1>')
    expect(page.element('input')).toBe(document.activeElement)
  })
})
