/** A file that a component is written in, from the root of the repository. */
export const componentFile =
  /^(?:packages\/ui|apps\/web)\/(?!.*\.(?:stories|test|docs)\.tsx$).*\/[A-Z]\w*\.tsx$/

const component = /^[A-Z]\w*[a-z]\w*$/

/** Names of the components that a source exports. */
export const componentsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => String(name))
    .filter((name) => component.test(name))

/**
 * Whether a source gives other files nothing but components and types: what it imports is then in a picture only if one
 * of its components is.
 */
export const exportsComponentsAlone = (source: string): boolean => {
  const exported = [...source.matchAll(/^export (?!type\b|interface\b)(?:(?:const|function) (\w+))?/gm)]
  return exported.length > 0 && exported.every(([, name]) => name !== undefined && component.test(name))
}
