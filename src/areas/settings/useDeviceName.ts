import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { deviceOf } from './deviceOf.ts'

/** The name of the device behind a session: « Firefox sur Windows ». */
export function useDeviceName() {
  const t = useTranslate()
  return (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent)
    return t('ownAccount.sessions.device', {
      browser: browser ?? t('ownAccount.sessions.unknownBrowser'),
      system: system ?? t('ownAccount.sessions.unknownSystem'),
    })
  }
}
