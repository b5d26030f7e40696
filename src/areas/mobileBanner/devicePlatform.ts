import type { DevicePlatform } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** An iPad identifies itself as a Macintosh, but no Macintosh has a touch screen. */
export function devicePlatform({ userAgent, maxTouchPoints }: Device): DevicePlatform {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'other'
}
