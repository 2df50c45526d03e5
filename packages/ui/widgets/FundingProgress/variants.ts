// The single list: the type, the styles and the story options come from it.
export const fuseStates = [
  'unlit',
  'live',
  'almost',
  'funded',
  'delivered',
  'missed',
  'suspended',
  'unknown',
] as const
export type FuseState = (typeof fuseStates)[number]
