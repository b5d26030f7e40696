import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { reportRoutes as routes } from '#contract/reports/reports.ts'
import type { Route } from '#contract/route.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'

const { server, network } = usePortalServer()
const { common, errors, reports: texts } = french
const { acknowledge, actions, comment, reopen, resolve, witnesses } = texts
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** A button that waits for a response ignores presses, so this finds one that is ready. */
const button = (name: string) => screen.findByRole('button', { name, busy: false })
type App = Awaited<ReturnType<typeof openScreen>>
type Staff = ReturnType<typeof actionsOn>

/** Creates a report of the caretaker, prepares its state, and opens it. */
async function openAt(name: string, prepare: (staff: Staff) => Promise<unknown> = async () => {}) {
  const caretaker = await signedInAs(server(), 'gardien')
  const { id } = await openReport(caretaker)
  const seen = actionsOn(id, caretaker)
  await prepare(actionsOn(id, await signedInAs(server(), 'admin')))
  const path = pathOf('report', { reportId: id })
  const app = await openScreen(path, name)
  return { ...app, path, name, seen }
}

/** Loses the response of the first request, and records the idempotency key of each. */
function loseFirstAnswer({ method, path }: Route) {
  const keys: (string | null)[] = []
  network.use(
    http[method === 'delete' ? 'delete' : 'post'](portalOrigin + path, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      const answer = await server().app.fetch(request)
      return keys.length === 1 ? HttpResponse.error() : answer
    }),
  )
  return keys
}
const isOneIntention = (keys: readonly (string | null)[]) => {
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/.{16,}/)
  expect(keys[1]).toBe(keys[0])
}

const dialogs = {
  acknowledge: { as: 'gestionnaire', opener: actions.acknowledge, route: routes.acknowledge, texts: acknowledge },
  resolve: { as: 'gestionnaire', opener: actions.resolve, route: routes.resolve, texts: resolve },
  reopen: { as: 'gardien', opener: actions.reopen, route: routes.reopen, texts: reopen },
} as const
const words = 'Le vitrier est passé.'

async function openDialog(action: keyof typeof dialogs) {
  await userEvent.click(await button(dialogs[action].opener))
  const dialog = within(await screen.findByRole('dialog', { name: dialogs[action].texts.title }))
  const field = await dialog.findByRole('textbox', { name: dialogs[action].texts.body })
  return { dialog, field, send: () => dialog.getByRole('button', { name: dialogs[action].texts.send }) }
}
const fillIn = async ({ user }: Pick<App, 'user'>, { dialog, field }: Awaited<ReturnType<typeof openDialog>>) => {
  const responsible = dialog.queryByLabelText(acknowledge.responsible)
  if (responsible) await user.selectOptions(responsible, demoName('gestionnaire'))
  await user.type(field, words)
}
const prepareFor = (action: keyof typeof dialogs) => async (staff: Staff) =>
  action === 'reopen' ? void (await staff.resolve()) : undefined

describe('without a response', () => {
  it.each(['acknowledge', 'resolve', 'reopen'] as const)(
    'to %s, the dialog says so and keeps the typed text; a retry takes effect once',
    async (action) => {
      const { user, seen } = await openAt(dialogs[action].as, prepareFor(action))
      const before = (await seen.events()).events.length
      const opened = await openDialog(action)
      await fillIn({ user }, opened)
      const keys = loseFirstAnswer(dialogs[action].route)

      await user.click(opened.send())

      expect(await opened.dialog.findByText(asRead(errors.generic))).toBeDefined()
      expect(opened.field).toHaveProperty('value', words)
      await user.click(opened.send())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      isOneIntention(keys)
      const { events } = await seen.events()
      expect(events).toHaveLength(before + 1)
      expect(events[0]?.body).toBe(words)
    },
  )

  it.each(['acknowledge', 'resolve', 'reopen'] as const)('to %s, the typed text survives a reload', async (action) => {
    const { user, path, name, leave } = await openAt(dialogs[action].as, prepareFor(action))
    const opened = await openDialog(action)
    await fillIn({ user }, opened)
    network.use(http.post(portalOrigin + dialogs[action].route.path, () => HttpResponse.error()))
    await user.click(opened.send())
    await opened.dialog.findByText(asRead(errors.generic))
    leave()

    await openScreen(path, name)

    expect((await openDialog(action)).field).toHaveProperty('value', words)
  })

  it('to a comment, the form says so; a retry makes one comment', async () => {
    const { user, seen } = await openAt('president')
    const field = await screen.findByRole('textbox', { name: comment.label })
    await user.type(field, words)
    const keys = loseFirstAnswer(routes.comment)

    await user.click(await button(comment.send))

    expect(await screen.findByText(asRead(comment.failed))).toBeDefined()
    expect(field).toHaveProperty('value', words)
    await user.click(await button(comment.send))
    await screen.findByText(comment.sent)
    isOneIntention(keys)
    expect((await seen.events()).events.filter(({ body }) => body === words)).toHaveLength(1)
  })

  it('to a stored comment, the typed text survives a reload; a retry makes one comment', async () => {
    const { user, path, name, leave, seen } = await openAt('president')
    await user.type(await screen.findByRole('textbox', { name: comment.label }), words)
    const keys = loseFirstAnswer(routes.comment)
    await user.click(await button(comment.send))
    await screen.findByText(asRead(comment.failed))
    leave()

    const again = await openScreen(path, name)

    expect(await screen.findByRole('textbox', { name: comment.label })).toHaveProperty('value', words)
    await again.user.click(await button(comment.send))
    await screen.findByText(comment.sent)
    isOneIntention(keys)
    expect((await seen.events()).events.filter(({ body }) => body === words)).toHaveLength(1)
  })

  it('to joining and leaving, a message says so; a retry takes effect once', async () => {
    const { user, seen } = await openAt('president')
    const count = async () => (await seen.read()).witnessesCount
    for (const [route, name, after] of [
      [routes.join, witnesses.join, 1],
      [routes.leave, witnesses.leave, 0],
    ] as const) {
      const keys: (string | null)[] = []
      network.use(
        http[route.method](portalOrigin + route.path, ({ request }) => {
          keys.push(request.headers.get('idempotency-key'))
          return keys.length === 1 ? HttpResponse.error() : server().app.fetch(request)
        }),
      )
      await user.click(await button(name))
      expect(await screen.findByText(asRead(witnesses.failed))).toBeDefined()
      // Closes the message unless it has already timed out, because the next failure has the same text.
      const close = screen.queryByRole('button', { name: common.close })
      if (close) await user.click(close)
      await waitFor(() => expect(screen.queryByText(asRead(witnesses.failed))).toBeNull())
      expect(await count()).toBe(1 - after)
      await user.click(await button(name))
      await waitFor(async () => expect(await count()).toBe(after))
      isOneIntention(keys)
    }
  })

  it('to a join that took effect, the page still shows the person as a witness', async () => {
    const { user, seen } = await openAt('president')
    const keys = loseFirstAnswer(routes.join)

    await user.click(await button(witnesses.join))

    expect(await screen.findByText(asRead(witnesses.failed))).toBeDefined()
    await button(witnesses.leave)
    expect((await seen.read()).witnessesCount).toBe(1)
    expect(keys).toHaveLength(1)
  })
})
