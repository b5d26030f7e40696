import type { Translate } from '#locales/catalogue.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'

/** 403: error, 3 s, action OK (specification §8). */
export const forbiddenSnack = (t: Translate): NewSnack => ({
  message: t('errors.problem.forbidden'),
  tone: 'error',
  duration: 3_000,
  action: t('common.ok'),
  isImportant: true,
})

/** The hour is over, and the administrator is back at their own account without having asked for it. */
export const impersonationOverSnack = (t: Translate): NewSnack => ({
  message: t('shell.impersonation.over'),
  action: t('common.ok'),
})

/** The session ended by itself, and the login form stands where the page was. */
export const expirySnack = (t: Translate): NewSnack => ({
  message: t('errors.problem.unauthenticated'),
  action: t('common.ok'),
})
