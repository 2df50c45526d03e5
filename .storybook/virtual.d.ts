declare module 'virtual:error-atlas' {
  const rows: readonly import('../tooling/error-atlas.ts').AtlasRow[]
  export default rows
}
