import { hydrated } from './journey.ts'
import { expect, test } from './test.ts'

/**
 * Attributes in the page that are not what React has for them. A build does not tell of them: they stay as the server
 * wrote them, until something beside them changes. A name of one and an `aria-describedby` of the other then part.
 */
function differences(): string[] {
  const written: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }
  const found: string[] = []
  for (const element of document.querySelectorAll('[id], [for], [class], a')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
    const props: Record<string, unknown> = key ? Object(Reflect.get(element, key)) : {}
    for (const [name, value] of Object.entries(props)) {
      const there = element.getAttribute(written[name] ?? name)
      if (
        typeof value === 'string' &&
        name !== 'value' &&
        name !== 'nonce' &&
        there !== null &&
        there !== value
      )
        found.push(`${element.tagName} ${name}: ${there}, not ${value}`)
    }
  }
  return found
}

for (const path of [
  '/',
  '/project/fernhill-kettle',
  '/project/fernhill-kettle/discussion',
  '/projects/trending',
  '/search?query=kettle',
  '/login',
  '/signup',
  '/learn',
  '/no-such-page',
])
  test(`React finds ids and addresses as the server wrote them: ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const part of ['main > *', 'search', 'footer']) await hydrated(page, part)
    expect(await page.evaluate(differences)).toEqual([])
  })
