/** Titles of the chosen rewards, as "A, B or C"; empty if the project offers none of them any more. */
export function rewardNames(
  ids: readonly string[],
  rewards: readonly { readonly id: string; readonly title: string }[],
  language: string,
): string {
  const titles = rewards.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(titles)
}
