import type { IconShape } from '../../primitives/Icon/Icon.tsx'

/** The G in Google's four colours, which its guidelines ask for on any background. */
export const googleMark: IconShape = ({ size, strokeWidth: _, ...rest }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it: the name is shown beside it
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width={size} height={size} {...rest}>
    <path
      fill="#4285f4"
      d="M23.49 12.27c0-.79-.07-1.54-.19-2.27H12v4.51h6.47a5.54 5.54 0 0 1-2.4 3.58v3h3.86c2.26-2.09 3.56-5.17 3.56-8.82Z"
    />
    <path
      fill="#34a853"
      d="M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.86-3c-1.08.72-2.45 1.16-4.07 1.16-3.13 0-5.78-2.11-6.73-4.96H1.29v3.09A11.99 11.99 0 0 0 12 24Z"
    />
    <path
      fill="#fbbc05"
      d="M5.27 14.29A7.2 7.2 0 0 1 4.89 12c0-.8.14-1.57.38-2.29V6.62H1.29a12 12 0 0 0 0 10.76l3.98-3.09Z"
    />
    <path
      fill="#ea4335"
      d="M12 4.75c1.77 0 3.35.61 4.6 1.8l3.42-3.42A11.46 11.46 0 0 0 12 0 11.99 11.99 0 0 0 1.29 6.62l3.98 3.09C6.22 6.86 8.87 4.75 12 4.75Z"
    />
  </svg>
)

/** The f in its disc, in Facebook's blue. */
export const facebookMark: IconShape = ({ size, strokeWidth: _, ...rest }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides it: the name is shown beside it
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width={size} height={size} {...rest}>
    <circle cx="12" cy="12" r="12" fill="#0866ff" />
    <path
      fill="#fff"
      d="m16.67 15.47.53-3.47h-3.33V9.75c0-.95.47-1.88 1.96-1.88h1.52V4.92s-1.38-.24-2.69-.24c-2.75 0-4.54 1.67-4.54 4.69V12H7.08v3.47h3.04V24a12.2 12.2 0 0 0 3.75 0v-8.53h2.8Z"
    />
  </svg>
)
