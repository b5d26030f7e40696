import type { Translate } from '#locales/catalogue.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'

/** A reset that failed: error, 3 s, generic text (specification §8). */
export const resetFailureSnack = (t: Translate): NewSnack => ({
  message: t('errors.generic'),
  tone: 'error',
  duration: 3_000,
})

/** The profile was saved: success, 3 s, action OK (specification §8). */
export const profileSavedSnack = (t: Translate): NewSnack => ({
  message: t('profile.saved'),
  tone: 'success',
  duration: 3_000,
  action: t('common.ok'),
})
