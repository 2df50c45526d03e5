declare module 'virtual:error-atlas' {
  const rows: readonly import('../tooling/error-atlas.ts').AtlasRow[]
  export default rows
}

declare module 'virtual:component-facts' {
  const facts: readonly Omit<import('../tooling/components/facts.ts').ComponentFacts, 'props'>[]
  export default facts
}
