export const shareTargets = ['x', 'facebook', 'email'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** Where each way to share leads: the address and title as parameters, and no script of theirs. */
export function shareHrefs(url: string, title: string): Readonly<Record<ShareTarget, string>> {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  return {
    x: `https://x.com/intent/post?text=${words}&url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    email: `mailto:?subject=${words}&body=${address}`,
  }
}
