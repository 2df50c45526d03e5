import type { Plugin } from 'vite'

/**
 * Storybook notes the source and the comment of each story in its parameters, but of stories made by `.extend` at a
 * place where it does not read them. This moves them there, and writes the source as the file has it, with its export
 * and with the name of the call that `rejects` is about.
 */
export const withStorySource = (code: string): string => {
  const names = new Set([...code.matchAll(/^(\w+)(?:\.input)?\.parameters = \{/gm)].map(([, name]) => name))
  const [, rejecting] = /^const rejects = rejecting\(["'](\w+)["']\)/m.exec(code) ?? []
  return code
    .replace(/originalSource: "[^\n]*/g, (line) =>
      rejecting ? line.replaceAll('rejects(', `rejected('${rejecting}', `) : line,
    )
    .replace(/\b(\w+)\.parameters\b/g, (whole, name: string) =>
      names.has(name) ? `${name}.input.parameters` : whole,
    )
    .replace(
      /^(\w+)(\.input\.parameters = \{[^"]*?originalSource: ")(?!export )/gm,
      (_, name: string, between: string) => `${name}${between}export const ${name} = `,
    )
}

/** Gives the components of a story file the names they have there: a bundler shortens them, and sources show them. */
export const withComponentNames = (code: string): string => {
  const components = code.matchAll(/^(?:function ([A-Z]\w*)\(|const ([A-Z]\w*) = (?:\([^()]*\)|\w+) => )/gm)
  const names = [...components].map(([, declared, assigned]) => declared ?? assigned)
  return [code, ...names.map((name) => `${name}.displayName = '${name}';`)].join('\n')
}

export const storySource = (): Plugin => ({
  name: 'kindling:story-source',
  enforce: 'post',
  // After Storybook's own, which runs at the end as well.
  transform: {
    order: 'post',
    handler: (code, id) =>
      id.endsWith('.stories.tsx')
        ? { code: withComponentNames(withStorySource(code)), map: null }
        : undefined,
  },
})
