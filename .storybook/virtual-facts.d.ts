declare module 'virtual:component-facts' {
  const facts: readonly Omit<import('../tooling/components/facts.ts').ComponentFacts, 'props'>[]
  export default facts
}
