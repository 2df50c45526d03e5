import { IMAGE_RULES, type ImageKind, type ImageRule } from '@kindling/validation/limits'
import { imageShapeProblem } from '@kindling/validation/rules/image-rules'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture, in its own pixels. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

const ruleOf = (kind: ImageKind): ImageRule => IMAGE_RULES[kind]

/** Width divided by height that a kind of picture has; null where any shape is fine. */
export const ratioOf = (kind: ImageKind): number | null => ruleOf(kind).ratio?.value ?? null

/** The largest part of a picture that has a ratio, in its middle; whole pixels. */
export function largestCrop({ width, height }: Size, ratio: number): Area {
  const own = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
  const size = { width: Math.round(own.width), height: Math.round(own.height) }
  return {
    ...size,
    x: Math.floor((width - size.width) / 2),
    y: Math.floor((height - size.height) / 2),
  }
}

/** Whether a picture has the wrong shape, and a part of it large enough has the right one. */
export function helpsToCrop(kind: ImageKind, size: Size): boolean {
  const ratio = ratioOf(kind)
  if (ratio === null || imageShapeProblem(kind, size)?.code !== 'IMAGE_ASPECT_RATIO') return false
  return imageShapeProblem(kind, largestCrop(size, ratio)) === null
}

/** The smallest part that may be kept, in the picture's pixels: less is below the minimum of its kind. */
export function smallestCrop(kind: ImageKind, size: Size): Size {
  const { minWidth, minHeight } = ruleOf(kind)
  const ratio = ratioOf(kind) ?? size.width / size.height
  const largest = largestCrop(size, ratio)
  const width = Math.min(largest.width, Math.max(minWidth, Math.ceil(minHeight * ratio)))
  return { width, height: Math.min(largest.height, Math.max(minHeight, Math.round(width / ratio))) }
}

/** Whether there is a part to choose: another shape is needed, or one smaller than the largest is large enough. */
export function isFramable(kind: ImageKind, size: Size): boolean {
  const ratio = ratioOf(kind)
  if (ratio === null) return false
  return helpsToCrop(kind, size) || smallestCrop(kind, size).width < largestCrop(size, ratio).width
}

/** A part as large as a share between the smallest and the largest, about the same middle and inside the picture. */
export function scaledCrop(kind: ImageKind, size: Size, area: Area, share: number): Area {
  const ratio = ratioOf(kind) ?? size.width / size.height
  const [least, most] = [smallestCrop(kind, size).width, largestCrop(size, ratio).width]
  const width = Math.round(least + (most - least) * share)
  const height = Math.min(size.height, Math.round(width / ratio))
  const within = (start: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(0, start), whole - length))
  return {
    width,
    height,
    x: within(area.x + (area.width - width) / 2, width, size.width),
    y: within(area.y + (area.height - height) / 2, height, size.height),
  }
}

/** Where a part is between the smallest and the largest, from 0 to 1. */
export function shareOf(kind: ImageKind, size: Size, { width }: Size): number {
  const ratio = ratioOf(kind) ?? size.width / size.height
  const [least, most] = [smallestCrop(kind, size).width, largestCrop(size, ratio).width]
  return most === least ? 1 : Math.min(1, Math.max(0, (width - least) / (most - least)))
}

/** Widest picture that is sent, in pixels: pages show no wider one. */
const widest = 2400

/** Pixels of the picture that is sent for a part: its own, unless they are more than any page shows. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, widest / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
