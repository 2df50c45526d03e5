declare module 'virtual:error-atlas' {
  const rows: readonly import('../tooling/error-atlas.ts').AtlasRow[]
  export default rows
}

declare module 'virtual:icons' {
  const icons: readonly (readonly [name: string, icon: import('@kindling/ui').IconShape])[]
  export default icons
}

declare module 'virtual:failure-sentences' {
  const byStory: Readonly<Record<string, readonly import('../tooling/error-atlas.ts').RestingSentence[]>>
  export default byStory
}
