import type { Translate } from '#locales/catalogue.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'

/** Something was stored: success, 3 s, action OK (specification §8). */
export const successSnack = (t: Translate, message: string): NewSnack => ({
  message,
  tone: 'success',
  duration: 3_000,
  action: t('common.ok'),
})
