import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { failedPasswordRules } from '#contract/authentication/passwords.ts'
import {
  selectAllowedOffer,
  selectHasFormError,
  selectIsBusy,
  selectShownFailures,
  selectView,
} from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { LinkAnswer, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { startPasswordForm, usableLink } from '#tests/support/startPasswordForm.ts'
import type { PasswordFormDriver } from './passwordForm.model.ts'
import { everyPath } from './passwordForm.model.ts'

function driveMachine(): PasswordFormDriver {
  let form = startPasswordForm()
  const now = () => form.actor.getSnapshot()
  const isChecked = () => waitFor(form.actor, (snapshot) => selectView(snapshot) !== 'checking')
  async function follow(link?: LinkAnswer | 'offline') {
    form = startPasswordForm(link)
    await isChecked()
  }
  async function save(password: string, answer: SavePasswordAnswer = { type: 'saved' }) {
    form.nextAnswer(answer)
    const failedRules = failedPasswordRules(password)
    form.actor.send({ type: 'form.submit', password, failedRules, isValid: failedRules.length === 0 })
    await waitFor(form.actor, (snapshot) => !selectIsBusy(snapshot))
  }
  const saveGood = (answer?: SavePasswordAnswer) => save('Un-bon-mot-2026!', answer)
  return {
    events: {
      'resident follows the link': () => follow(),
      'resident follows a link that is too old': () => follow({ type: 'expired' }),
      'resident follows the link of another offer': () => follow({ type: 'wrongOffer', allowedOffer: 'VSY' }),
      'resident follows the link without a network': () => follow('offline'),
      'resident tries again': async () => {
        form.nextLink(usableLink)
        form.actor.send({ type: 'link.retry' })
        await isChecked()
      },
      'resident saves a weak password': () => save('court'),
      'resident saves a good password': () => saveGood(),
      'resident saves a good password, but the network fails': () => saveGood({ type: 'failed' }),
      'resident saves a good password, but the link is too old': () => saveGood({ type: 'expired' }),
      'resident saves a good password, but the account belongs to another offer': () =>
        saveGood({ type: 'wrongOffer', allowedOffer: 'VSY' }),
    },
    states: {
      'has a link': () => {},
      'learns that the link could not be checked': () => expect(selectView(now())).toBe('unreachable'),
      'sees the password form': () => {
        expect(selectView(now())).toBe('form')
        expect(selectShownFailures(now())).toEqual([])
      },
      'sees which rules fail': () => {
        expect(selectShownFailures(now())).toContain('mustBeLongerThanTwelve')
        expect(selectHasFormError(now())).toBe(false)
      },
      'learns that saving failed': () => expect(selectHasFormError(now())).toBe(true),
      'is told that the link has expired': () => expect(selectView(now())).toBe('expired'),
      'is sent to the other site': () => {
        expect(selectView(now())).toBe('elsewhere')
        expect(selectAllowedOffer(now())).toBe('VSY')
      },
      'has a password': () =>
        expect(now().output).toEqual({ kind: 'activation', result: 'success', email: 'ada@demo.example' }),
    },
  }
}

describe('choosing a password, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
