import type { Image } from '../model/wire.ts'

const widths = [320, 480, 640, 960]

/** A picture of the demo world, which the catalogue and the server both serve under /media. */
export function picture(
  stem: string,
  alt: string,
  color: string,
  [width, height]: readonly [number, number],
): Image {
  return {
    url: `/media/${stem}.jpg`,
    width,
    height,
    color,
    alt,
    sources: widths
      .filter((each) => each < width)
      .map((each) => ({ url: `/media/${stem}-${each}.webp`, width: each })),
  }
}

export const portrait = [1200, 1600] as const
export const landscape = [1600, 900] as const
export const social = [1200, 632] as const
export const small = [600, 800] as const
