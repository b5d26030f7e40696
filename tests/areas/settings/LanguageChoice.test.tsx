import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { LocaleCode } from '#contract/offers.ts'
import type { Profile } from '#contract/profile.ts'
import { profileRoutes } from '#contract/profile.ts'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { LanguageChoice } from '#src/areas/settings/LanguageChoice.tsx'
import { profileKeys } from '#src/parts/profileQueries.ts'
import { adasProfile } from '#tests/support/adasProfile.ts'
import { inPortal, renderUi } from '#tests/support/renderUi.tsx'

const offer = offers.VQC
const user = userEvent.setup()
const { common, settings } = catalogues['fr-CA']
const profile: Profile = { ...adasProfile, locale: 'en-CA', offer: 'VQC' }

/** Renders the choice in an offer with two languages. */
function open(answer: () => Promise<unknown>) {
  const sent: unknown[] = []
  const api: Api = async (route, input) => {
    sent.push([route.path, input])
    return z.parse<(typeof route)['answer']>(route.answer, await answer())
  }
  const client = new QueryClient()
  const say = vi.fn()
  const choice = () => (
    <QueryClientProvider client={client}>
      <LanguageChoice api={api} person="ada" say={say} chooseLocale={show} />
    </QueryClientProvider>
  )
  const show = (locale: LocaleCode) => view.rerender(inPortal(choice(), { offer, locale }))
  const view = renderUi(choice(), { offer, locale: 'fr-CA' })
  return { sent, client, say }
}
const english = () => screen.findByRole<HTMLInputElement>('radio', { name: common.languages['en-CA'] })

it('shows the chosen language immediately, and stores it in the profile', async () => {
  const { sent, client, say } = open(async () => profile)

  await user.click(await english())

  expect(await screen.findByRole('heading', { name: catalogues['en-CA'].settings.preferences.language })).toBeDefined()
  expect((await english()).checked).toBe(true)
  await waitFor(() => expect(say).toHaveBeenCalledOnce())
  expect(sent).toEqual([[profileRoutes.update.path, { body: { user: { locale: 'en-CA' } } }]])
  expect(client.getQueryData(profileKeys.own('ada'))).toMatchObject({ locale: 'en-CA' })
})

it('offers only the languages of the portal, under one heading', () => {
  open(async () => profile)

  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['fr-CA', 'en-CA'])
  expect(screen.getByRole('group', { name: settings.preferences.language })).toBeDefined()
})

it('says when the profile could not store it, and retries on request without losing the focus', async () => {
  let isAway = true
  const { sent, say } = open(async () => {
    if (isAway) throw new ApiError(0, 'no answer', null)
    return profile
  })
  const texts = catalogues['en-CA']

  await user.click(await english())
  expect(await screen.findByText(texts.settings.choiceFailed)).toBeDefined()
  expect(say).not.toHaveBeenCalled()
  isAway = false
  await user.click(screen.getByRole('button', { name: texts.common.retry }))

  await waitFor(() => expect(say).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent.at(-1)).toEqual([profileRoutes.update.path, { body: { user: { locale: 'en-CA' } } }])
  expect(sent).toHaveLength(2)
  expect(document.activeElement?.contains(await english())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
