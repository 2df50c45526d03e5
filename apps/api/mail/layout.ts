import { frenchSpacing } from '@kindling/validation/rules/french-spacing'
import type { Language } from '../kernel/language.ts'
import type { MailMessage } from '../providers/mail.ts'

export interface MailLink {
  readonly label: string
  readonly href: string
}
export interface MailRow {
  readonly label: string
  readonly value: string
}

export interface MailParts {
  readonly to: string
  readonly language: Language
  /** Where the site is reached, without a slash at its end. */
  readonly origin: string
  readonly subject: string
  /** Preview text after the subject in an inbox. */
  readonly preheader: string
  /** Line above the title: what the e-mail is about, and when it happened. */
  readonly about?: string
  readonly title: string
  /** `**word**` is bold. */
  readonly text: string
  /** Figures below the text, such as an amount. */
  readonly rows?: readonly MailRow[]
  readonly button: MailLink
  /** When the button expires; absent if its page does not. */
  readonly until?: string
  /** Label above the button's address, for clients that do not open it: "copy this:". Absent: no address. */
  readonly copy?: string
  readonly aside?: string
  /** Why the person gets this e-mail, and who sends it. */
  readonly foot: readonly string[]
  /** Where the person chooses what is sent to them. */
  readonly settings?: MailLink
  /** The unsubscribe link, at the end; its address also takes a one-click POST. */
  readonly unsubscribe?: MailLink
}

/** The text of one e-mail in one language, with places such as `{email}` that its writer fills in. */
export interface MailWords extends Pick<MailParts, 'subject' | 'preheader' | 'title' | 'text'> {
  readonly aside: string
  readonly button: string
  readonly why: string
}

/** Hex colours of the theme: mail clients know no variables. Light, and dark where a client asks for it. */
const light = {
  page: '#f6f2ea',
  sheet: '#fefcf8',
  edge: '#ddd5c8',
  text: '#261d17',
  muted: '#5a5048',
} as const
const dark = {
  page: '#1d1814',
  sheet: '#26201c',
  edge: '#443c35',
  text: '#f0e9dd',
  muted: '#c2b8ab',
} as const

const fallback = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display = `font-family:'Bricolage Grotesque',${fallback}`
const body = `font-family:Figtree,${fallback}`

const styles = `@media(max-width:620px){.pad{padding:28px 20px!important}h1{font-size:28px!important}}
@media(prefers-color-scheme:dark){.page{background:${dark.page}!important}.sheet{background:${dark.sheet}!important;border-color:${dark.edge}!important}.text{color:${dark.text}!important}.muted{color:${dark.muted}!important}.line{border-color:${dark.edge}!important}.button{background:${dark.text}!important}.label{color:${light.text}!important}.by-day{display:none!important}.by-night{display:block!important}}`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const bold = (text: string) => escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')

const paragraph = (html: string, style: string, tone: 'text' | 'muted') =>
  `<p style="margin:0 0 12px;${body};line-height:1.5;color:${light[tone]};${style}" class="${tone}">${html}</p>`

const mark = (origin: string, file: string, style: string, name: string) =>
  `<img src="${escapeHtml(origin)}/${file}" width="28" height="28" alt="" class="${name}" style="${style}">`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`

const figures = (rows: readonly MailRow[]) =>
  table(
    'width="100%" style="width:100%;margin:20px 0 0;border-collapse:collapse"',
    rows
      .map(({ label, value }, at) => {
        const line = at === 0 ? '' : `border-top:1px solid ${light.edge};`
        return `<tr><td style="padding:9px 16px 9px 0;${line}${body};font-size:16px;line-height:1.4;color:${light.muted}" class="muted line">${escapeHtml(label)}</td><td align="right" style="padding:9px 0;${line}${body};font-size:16px;line-height:1.4;font-weight:600;color:${light.text}" class="text line">${escapeHtml(value)}</td></tr>`
      })
      .join(''),
  )

const footLink = ({ label, href }: MailLink) =>
  paragraph(
    `<a href="${escapeHtml(href)}" style="color:${light.muted}" class="muted">${escapeHtml(label)}</a>`,
    'margin:0 0 4px;font-size:13px',
    'muted',
  )

const addresses: ReadonlySet<string> = new Set(['to', 'origin', 'href'])
/** The parts with the spaces of their language; addresses stay as they are. */
const spaced = (parts: MailParts): MailParts =>
  parts.language === 'fr'
    ? JSON.parse(JSON.stringify(parts), (key, value: unknown) =>
        typeof value === 'string' && !addresses.has(key) ? frenchSpacing(value) : value,
      )
    : parts

/**
 * An e-mail as HTML and as text. Tables, hex colours and styles on each element, because that is what mail clients
 * read; one button; a picture of the mark, because they drop SVG.
 */
export function layOut(parts: MailParts): MailMessage {
  const {
    to,
    language,
    origin,
    subject,
    preheader,
    about,
    title,
    text,
    rows = [],
    button,
    until,
    copy,
    aside,
    foot,
    settings,
    unsubscribe,
  } = spaced(parts)
  const href = escapeHtml(button.href)
  const head = table(
    '',
    `<tr><td style="padding-right:10px">${mark(origin, 'mail-mark.png', 'display:block', 'by-day')}${mark(origin, 'mail-mark-dark.png', 'display:none', 'by-night')}</td><td style="${display};font-size:22px;font-weight:700;letter-spacing:-.035em;color:${light.text}" class="text">Kindling</td></tr>`,
  )
  const press = table(
    `style="margin:24px 0${copy || aside ? '' : ' 0'}"`,
    `<tr><td style="background:${light.text};border-radius:6px" class="button"><a href="${href}" style="display:block;padding:15px 28px;${body};font-size:17px;font-weight:600;color:${light.sheet};text-decoration:none" class="label">${escapeHtml(button.label)}</a></td></tr>`,
  )
  const sheet = [
    ...(about ? [paragraph(escapeHtml(about), 'margin:0 0 8px;font-size:14px', 'muted')] : []),
    `<h1 style="margin:0 0 14px;${display};font-size:34px;line-height:1.1;letter-spacing:-.03em;font-weight:700;color:${light.text};overflow-wrap:anywhere" class="text">${escapeHtml(title)}</h1>`,
    paragraph(bold(text), 'font-size:16px;line-height:1.55', 'text'),
    ...(rows.length > 0 ? [figures(rows)] : []),
    press,
    ...(copy
      ? [
          paragraph(escapeHtml(until ? `${until} ${copy}` : copy), 'font-size:14px', 'muted'),
          paragraph(href, 'margin:0 0 24px;font-size:14px;word-break:break-all', 'text'),
        ]
      : []),
    ...(aside ? [paragraph(escapeHtml(aside), 'margin:0;font-size:14px', 'muted')] : []),
  ].join('')
  // French puts a space before its colon.
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const links = [settings, unsubscribe].filter((link) => link !== undefined)
  const feet = [
    ...foot.map((line) => paragraph(escapeHtml(line), 'margin:0 0 4px;font-size:13px', 'muted')),
    ...links.map(footLink),
  ]
  const whole = table(
    'width="600" style="width:100%;max-width:600px"',
    `<tr><td style="padding:0 0 20px">${head}</td></tr><tr><td style="background:${light.sheet};border:1px solid ${light.edge};border-radius:8px;padding:40px" class="sheet pad">${sheet}</td></tr><tr><td style="padding:20px 0">${feet.join('')}</td></tr>`,
  )
  return {
    to,
    subject,
    ...(unsubscribe && { unsubscribe: unsubscribe.href }),
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${styles}</style></head><body style="margin:0;background:${light.page}" class="page"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>${table(`width="100%" style="background:${light.page}" class="page"`, `<tr><td align="center" style="padding:32px 16px">${whole}</td></tr>`)}</body></html>`,
    text: `${[
      ...(about ? [about] : []),
      title,
      text.replaceAll('**', ''),
      ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')] : []),
      `${button.label}${colon}\n${button.href}`,
      ...(until ? [until] : []),
      ...(aside ? [aside] : []),
      foot.join('\n'),
      ...links.map(({ label, href: to }) => `${label}: ${to}`),
    ].join('\n\n')}\n`,
  }
}
