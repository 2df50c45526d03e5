/** Id of an uploaded picture: the name of its file without the ending. */
export const imageIdOf = ({ url }: { readonly url: string }): string =>
  (url.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
