/** A picture as it lies in `demo/media`: `<name>-<width>.webp` exists for every entry of `widths` (pixels). */
export interface DemoPicture {
  file: string
  width: number
  height: number
  /** Shown while the picture loads, as #rrggbb. */
  colour: string
  alt: string
  widths: readonly number[]
  /** A full-width strip of another picture, from `top` (pixels) down. */
  cutFrom?: { file: string; top: number }
}
