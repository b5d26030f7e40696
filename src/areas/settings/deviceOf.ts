type Device = {
  /** `null` = unknown. */
  readonly browser: string | null
  readonly system: string | null
}

/**
 * The first match wins, because a browser also names the browsers it descends from, and a phone also names the system it is built
 * on.
 */
const browsers = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh|\sOS)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const firstFit = (rules: readonly (readonly [RegExp, string])[], userAgent: string) =>
  rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** Reads the browser and system from the user agent: enough for a person to recognise their own device. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstFit(browsers, userAgent ?? ''),
  system: firstFit(systems, userAgent ?? ''),
})

/** Decides between the icons of a phone and of a computer. */
export const isHandheld = ({ system }: Device) => system === 'iPhone' || system === 'iPad' || system === 'Android'
