import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { deviceOf } from './deviceOf.ts'

/** The name of the device behind a session: « Firefox sur Windows ». */
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
