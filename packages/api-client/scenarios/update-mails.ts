import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').trim()
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An update as the e-mail that it becomes. */
export const updateMailHandlers = (store: Store): Handlers<'update-mails'> => ({
  previewUpdateMail: ({ body }) => {
    const [title, words] = [text(body.name), plain(text(body.description))]
    const button = 'Read the update'
    return {
      mail: {
        subject: `Update: ${title}`,
        html: `<!doctype html><html lang="en"><head><title>Update</title><style>.page{background:#f6f2ea}</style></head><body class="page" style="margin:0;padding:32px;font-family:sans-serif;color:#261d17"><div style="background:#fefcf8;border:1px solid #ddd5c8;border-radius:8px;padding:32px"><p style="color:#5a5048">${escaped(store.draft.name)}, 20 November 2026</p><h1>Update: ${escaped(title)}</h1><p>${escaped(words)}</p><p><b>${button}</b></p></div></body></html>`,
        text: `${store.draft.name}, 20 November 2026\n\nUpdate: ${title}\n\n${words}\n\n${button}:\nhttp://127.0.0.1:4600/project/31/updates\n`,
      },
    }
  },
  sendTestUpdate: () => ({ email: store.user?.email ?? 'ines@hollin.example' }),
})
