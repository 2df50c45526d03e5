/** Files that most pages start with. Pages' own files were tried as well, and gained nothing. */
const runAtOnce = /[\\/](?:platform|shared|parts|calls)-[\w-]+\.js$/

/**
 * A plugin of the build: tells Chromium to compile these files whole while they arrive, on a thread of its own. Otherwise
 * it compiles each function when it is first called, on the main thread: a sixth of all its work until a page is quiet.
 * The hint must be the first line; other browsers read a comment (https://v8.dev/blog/explicit-compile-hints).
 */
export const compiledAtOnce = {
  name: 'compiled-at-once',
  generateBundle: {
    order: 'post' as const,
    handler: (_: unknown, bundle: Record<string, { type: string; fileName: string; code?: string }>) => {
      const found = Object.values(bundle).filter(({ fileName }) => runAtOnce.test(fileName))
      if (found.length !== 4)
        throw new Error('The files to be compiled at once have other names: see runAtOnce')
      for (const chunk of found) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}
