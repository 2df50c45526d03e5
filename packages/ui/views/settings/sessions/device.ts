export interface Device {
  /** A proper name, the same in every language; null if unknown. */
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'phone' | 'computer'
}

/** In this order: most of them also claim to be those below. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
const first = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? null

/** Browser and system from a user agent: enough to recognise a device, no more. */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
  kind: /\bMobile\b|\biPhone\b|\bAndroid\b|\biPad\b/.test(userAgent) ? 'phone' : 'computer',
})
