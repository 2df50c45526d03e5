/** The part of a picture that is shown: its zoom and its position. */
export interface Crop {
  /** 1 shows as much as fits a square; 4 a quarter of that in each direction. */
  readonly zoom: number
  /** From 0 (left edge) to 1 (right edge) of the range of the square. */
  readonly across: number
  /** From 0 (top) to 1 (bottom). */
  readonly down: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 }
export const zoomMax = 4

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The visible square of the picture, in the picture's pixels; it never leaves the picture. */
export function cropSquare({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, zoomMax)
  return {
    x: (width - side) * within(across, 0, 1),
    y: (height - side) * within(down, 0, 1),
    side,
  }
}

/** The crop after the picture was dragged by so many pixels, on a stage of that width. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, stage: number): Crop {
  const { side } = cropSquare(size, crop)
  const scale = side / stage
  const moved = (at: number, pixels: number, free: number) =>
    free > 0 ? within(at - (pixels * scale) / free, 0, 1) : at
  return {
    ...crop,
    across: moved(crop.across, by.x, size.width - side),
    down: moved(crop.down, by.y, size.height - side),
  }
}
