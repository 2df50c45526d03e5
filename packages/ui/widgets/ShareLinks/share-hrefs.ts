export const shareTargets = ['x', 'facebook', 'email'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** Address of each way to share: the page's address and title as parameters, without scripts of those sites. */
export function shareHrefs(url: string, title: string): Readonly<Record<ShareTarget, string>> {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  return {
    x: `https://x.com/intent/post?text=${words}&url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    email: `mailto:?subject=${words}&body=${address}`,
  }
}
