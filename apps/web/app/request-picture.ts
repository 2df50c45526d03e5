import type { Image } from '@kindling/api-client/model/wire'

/** A picture at the width at which a page will show it: `sizes` as in HTML. */
export interface ShownPicture {
  readonly image: Image
  readonly sizes: string
}

/** Lets the browser choose among the sizes and fetch one, as the page's own element will. */
export function requestPicture({ image, sizes }: ShownPicture): void {
  const picture = document.createElement('img')
  picture.fetchPriority = 'high'
  // Before the address: the other way round, it would fetch two.
  picture.sizes = sizes
  picture.srcset = image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  picture.src = image.sources.at(-1)?.url ?? image.url
}
