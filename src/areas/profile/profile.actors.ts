import { fromPromise } from 'xstate'
import type { SavePhoneAnswer } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import type { SavePhoneDependencies } from './savePhone.ts'

/** The actors of the profileCheck machine, in a chunk that loads on demand. */
export const profileCheckActors = (dependencies: Omit<SavePhoneDependencies, 'signal'>) => ({
  savePhone: fromPromise<SavePhoneAnswer, { phoneNumber: string }>(async ({ input, signal }) => {
    const { savePhone } = await import('./savePhone.ts')
    return savePhone(input.phoneNumber, { ...dependencies, signal })
  }),
})
