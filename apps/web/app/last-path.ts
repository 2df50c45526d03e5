let last: string | null = null

/** The page that a person came to a preview from, without a reload between; null: they came from elsewhere. */
export const lastPath = {
  read: (): string | null => last,
  write: (path: string): void => {
    if (!path.startsWith('/project/preview/')) last = path
  },
}
