import type { IconShape } from './Icon.tsx'

/**
 * The icons that the primitives themselves show: those of Lucide (ISC licence, lucide.dev), as one path each, so that a
 * button, a field or a dialog loads no icon library. Everywhere else an icon is imported from
 * `lucide-react/icons/<name>`; both are an `IconShape`.
 */
const glyph =
  (d: string): IconShape =>
  ({ size, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it: the words stand beside
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={d} />
    </svg>
  )

export const x = /* @__PURE__ */ glyph('M18 6 6 18M6 6l12 12')
export const check = /* @__PURE__ */ glyph('M20 6 9 17l-5-5')
export const minus = /* @__PURE__ */ glyph('M5 12h14')
export const eye = /* @__PURE__ */ glyph(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
)
export const eyeOff = /* @__PURE__ */ glyph(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
)
export const chevronsUpDown = /* @__PURE__ */ glyph('M7 15l5 5 5-5M7 9l5-5 5 5')
export const chevronDown = /* @__PURE__ */ glyph('M6 9l6 6 6-6')
export const chevronLeft = /* @__PURE__ */ glyph('M15 18l-6-6 6-6')
export const chevronRight = /* @__PURE__ */ glyph('M9 18l6-6-6-6')
export const circleAlert = /* @__PURE__ */ glyph(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16',
)
export const circleCheck = /* @__PURE__ */ glyph(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12',
)
export const info = /* @__PURE__ */ glyph('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01')
export const triangleAlert = /* @__PURE__ */ glyph(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const upload = /* @__PURE__ */ glyph('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
