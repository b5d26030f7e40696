import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** What payments say about the password and the request (specification §8). */
export function usePasswordWords() {
  const t = useTranslate()
  return {
    password: t('paying.confirm.password'),
    wrong: t('paying.confirm.wrong'),
    failedTitle: t('paying.confirm.failedTitle'),
    failed: t('paying.confirm.failed'),
    unansweredTitle: t('paying.confirm.unansweredTitle'),
    unanswered: t('paying.confirm.unanswered'),
  }
}
