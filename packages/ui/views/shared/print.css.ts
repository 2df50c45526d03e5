import { globalStyle, style } from '@vanilla-extract/css'

/** Print style: without controls, black on white, and links with their address. */
export const printed = style({ '@media': { print: { display: 'block' } } })

const print = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { '@media': { print: rule } })

const site = `body:has(.${printed})`
print(`${site} > :is(header, footer, a), ${site} [data-print='no']`, { display: 'none !important' })
print(site, { background: '#fff', color: '#000' })
print(`.${printed} :is(h1, h2, h3)`, { breakAfter: 'avoid' })
print(`.${printed} :is(li, p)`, { orphans: 3, widows: 3 })
print(`.${printed} a[href^='http']::after`, { content: '" (" attr(href) ")"' })
