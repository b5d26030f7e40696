import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { failedPasswordRules } from '#contract/authentication/passwords.ts'
import {
  selectAllowedOffer,
  selectHasFormError,
  selectIsBusy,
  selectIsElsewhere,
  selectIsExpired,
  selectShownFailures,
} from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { startPasswordForm } from '#tests/support/startPasswordForm.ts'
import type { PasswordFormDriver } from './passwordForm.model.ts'
import { everyPath } from './passwordForm.model.ts'

function driveMachine(): PasswordFormDriver {
  const { actor, nextAnswer } = startPasswordForm()
  const now = () => actor.getSnapshot()
  async function save(password: string, answer: SavePasswordAnswer = { type: 'saved' }) {
    nextAnswer(answer)
    const failedRules = failedPasswordRules(password)
    actor.send({ type: 'form.submit', password, failedRules, isValid: failedRules.length === 0 })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  const saveGood = (answer?: SavePasswordAnswer) => save('Un-bon-mot-2026!', answer)
  return {
    events: {
      'resident saves a weak password': () => save('court'),
      'resident saves a good password': () => saveGood(),
      'resident saves a good password, but the network fails': () => saveGood({ type: 'failed' }),
      'resident saves a good password, but the link is too old': () => saveGood({ type: 'expired' }),
      'resident saves a good password, but the account belongs to another offer': () =>
        saveGood({ type: 'wrongOffer', allowedOffer: 'VSY' }),
    },
    states: {
      'sees the password form': () => expect(selectShownFailures(now())).toEqual([]),
      'sees which rules fail': () => {
        expect(selectShownFailures(now())).toContain('mustBeLongerThanTwelve')
        expect(selectHasFormError(now())).toBe(false)
      },
      'learns that saving failed': () => expect(selectHasFormError(now())).toBe(true),
      'is told that the link has expired': () => expect(selectIsExpired(now())).toBe(true),
      'is sent to the other site': () => {
        expect(selectIsElsewhere(now())).toBe(true)
        expect(selectAllowedOffer(now())).toBe('VSY')
      },
      'has a password': () => expect(now().output).toEqual({ kind: 'activation', result: 'success' }),
    },
  }
}

describe('choosing a password, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
