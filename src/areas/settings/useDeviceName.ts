import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { deviceOf } from './deviceOf.ts'

/** "Firefox sur Windows": what a person calls the device behind a session. */
export function useDeviceName() {
  const t = useTranslate()
  return (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent)
    return t('account.sessions.device', {
      browser: browser ?? t('account.sessions.unknownBrowser'),
      system: system ?? t('account.sessions.unknownSystem'),
    })
  }
}
