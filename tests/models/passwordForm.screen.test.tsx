import { screen, waitFor as waitForPage, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import type { LinkAnswer, SavePasswordAnswer } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { present } from '#machines/present.ts'
import { PasswordFormScreen } from '#src/areas/authentication/PasswordFormScreen.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { startPasswordForm, usableLink } from '#tests/support/startPasswordForm.ts'
import type { PasswordFormDriver } from './passwordForm.model.ts'
import { coveringPaths } from './passwordForm.model.ts'

const { callback, errors, password: texts } = catalogue
const sites = [{ code: 'VSY' as const, brandName: 'Vasy', url: 'https://vsy.example' }]

function driveScreen(): PasswordFormDriver {
  const user = userEvent.setup()
  let form: ReturnType<typeof startPasswordForm> | null = null
  const opened = () => present(form)
  function follow(link?: LinkAnswer | 'offline') {
    form = startPasswordForm(link)
    renderUi(<PasswordFormScreen passwordFormRef={form.actor} sites={sites} />)
  }

  async function save(password: string, answer: SavePasswordAnswer = { type: 'saved' }) {
    opened().nextAnswer(answer)
    const field = screen.getByLabelText(texts.form.password)
    await user.clear(field)
    await user.type(field, password)
    await user.click(screen.getByRole('button', { name: texts.form.submit }))
  }
  const saveGood = (answer?: SavePasswordAnswer) => save('Un-bon-mot-2026!', answer)
  const rules = () => within(screen.getByRole('list', { name: texts.form.rules }))
  const sees = async (heading: string) => void (await screen.findByRole('heading', { name: heading }))

  return {
    events: {
      'resident follows the link': () => follow(),
      'resident follows a link that is too old': () => follow({ type: 'expired' }),
      'resident follows the link of another offer': () => follow({ type: 'wrongOffer', allowedOffer: 'VSY' }),
      'resident follows the link without a network': () => follow('offline'),
      'resident tries again': async () => {
        opened().nextLink(usableLink)
        await user.click(screen.getByRole('button', { name: catalogue.common.retry }))
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
      'learns that the link could not be checked': () => sees(catalogue.callback.failed.heading),
      'sees the password form': async () => {
        await screen.findByLabelText(texts.form.password)
        expect(screen.getByText(usableLink.email)).toBeDefined()
        expect(rules().queryByText(asRead(texts.form.failed))).toBeNull()
      },
      'sees which rules fail': async () => {
        expect((await rules().findAllByText(asRead(texts.form.failed))).length).toBeGreaterThan(0)
        await waitForPage(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.form.password)))
      },
      'learns that saving failed': async () => {
        expect((await screen.findByRole('alert')).textContent).toBe(errors.generic)
        expect(screen.getByLabelText(texts.form.password)).toHaveProperty('value', 'Un-bon-mot-2026!')
      },
      'is told that the link has expired': () => sees(callback.expired.heading),
      'is sent to the other site': async () => {
        await sees(callback.wrongOffer.heading)
        expect(screen.getByRole('link', { name: /Vasy/ }).getAttribute('href')).toBe('https://vsy.example')
      },
      'has a password': async () => {
        expect((await waitFor(opened().actor, ({ status }) => status === 'done')).output?.result).toBe('success')
      },
    },
  }
}

describe('choosing a password, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveScreen())
  })
})
