export const headingSizes = ['t18', 't21', 't26', 't34', 't46', 't64'] as const
export const headingLevels = [1, 2, 3, 4] as const
