import type { Translate } from '#locales/catalogue.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'

/** The snack of `announceWrongCombination`: error, 5 s, action OK (specification §8). */
export const wrongCombinationSnack = (t: Translate): NewSnack => ({
  message: t('errors.problem.invalid_credentials'),
  tone: 'error',
  duration: 5_000,
  action: t('common.ok'),
})
