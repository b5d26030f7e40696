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

/** Impersonation has expired, and the administrator is back in their own account. */
export const impersonationOverSnack = (t: Translate): NewSnack => ({
  message: t('shell.impersonation.over'),
  action: t('common.ok'),
})

/** The session expired, and the login form has replaced the page. */
export const expirySnack = (t: Translate): NewSnack => ({
  message: t('errors.problem.unauthenticated'),
  action: t('common.ok'),
})
