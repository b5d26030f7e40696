import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { graphqlPath, placesOperation } from '#contract/graphql.ts'
import { french } from '#locales/catalogues.ts'
import { shown, withNeighbours } from '#tests/models/placeSwitcher.words.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { server, network } = usePortalServer()
const { placeSwitcher } = french
const body = z.object({ variables: placesOperation.variables })
/** jsdom ignores the styles of wide windows, so it treats the sidebar as hidden. */
const hidden = true
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** Opens the list of places; `answer` changes the server's response. */
async function openList(answer: typeof withNeighbours) {
  const asked: z.output<typeof placesOperation.variables>[] = []
  network.use(
    http.post(portalOrigin + graphqlPath, async ({ request }) => {
      const text = await request.clone().text()
      asked.push(body.parse(JSON.parse(text)).variables)
      const ask = async (sent: string) =>
        (await server().app.fetch(new Request(request.clone(), { body: sent }))).text()
      return new HttpResponse(await answer(text, ask))
    }),
  )
  const user = userEvent.setup()
  const { signIn } = await startApp('/')
  await signIn('bailleur')
  await user.click(await screen.findByRole('button', { name: new RegExp(shown.otherPlace), expanded: false, hidden }))
  await screen.findAllByRole('option', { hidden })
  return { user, asked }
}
const role = { name: placeSwitcher.role, hidden }

it('filters many places to those where the person is a lessor, stays open, and shows all again', async () => {
  const { user, asked } = await openList(withNeighbours)
  const field = await screen.findByRole('combobox', role)

  act(() => field.focus())
  await user.selectOptions(field, french.roles.lessor)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ role: 'lessor' }))
  expect(screen.getByRole('listbox', { hidden })).toBeDefined()

  await user.selectOptions(field, placeSwitcher.everyRole)
  await waitFor(() => expect(asked.at(-1)?.role).toBeUndefined())
})

it('offers no filter to a person whose places fit one page', async () => {
  const { asked } = await openList((sent, ask) => ask(sent))

  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('combobox', role)).toBeNull()
})
