/** Deletes the cookies that scripts can see: choices that a story before made, such as a currency. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not everywhere yet.
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
