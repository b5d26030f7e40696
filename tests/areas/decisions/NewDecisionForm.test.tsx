import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { french } from '#locales/catalogues.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { asRead } from '#tests/support/asRead.ts'
import { decisionAt } from '#tests/support/decisionCalls.ts'
import { describedBy } from '#tests/support/describedBy.ts'
import { signOut } from '#tests/support/frame.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { tilleuls } from '#tests/support/server/placeWorld.ts'

const { server, network } = usePortalServer()
const { common, errors, newDecision: texts, widgets } = french
const path = '/decisions/nouvelle'
const required = asRead(errors.field.required)
beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(drafts)
})

const field = (label: string) => screen.findByLabelText(label)
const errorsOf = async (label: string) => describedBy(await field(label)).map((text) => asRead(text ?? ''))

async function open(name = 'president') {
  const app = await openScreen(path, name)
  const { user, api } = app
  const write = async (words: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(words)) {
      const shown = await field(label)
      if (shown instanceof HTMLSelectElement) await user.selectOptions(shown, text)
      else {
        await user.click(shown)
        await user.paste(text)
      }
    }
  }
  return {
    ...app,
    write,
    submit: async () => user.click(await screen.findByRole('button', { name: texts.submit })),
    async created(title: string) {
      const { data } = await api(decisionRoutes.list, { params: { placeId: tilleuls }, query: { search: title } })
      return Promise.all(data.result.map((id) => decisionAt(api, id)))
    },
  }
}
const aDecision = (title: string) => ({
  [texts.title]: title,
  [texts.description]: 'Dépose des boîtes, pose des nouvelles.',
  [texts.rule]: 'art25',
  [texts.cost]: '12 500,00',
  [texts.dueDay]: '15/02/2030',
  [texts.dueTime]: '18:00',
})

describe('a new decision', () => {
  it('stores what was typed: the amount to the cent, and the due date in the time zone of the building', async () => {
    const { write, submit, created } = await open()
    await write(aDecision('Boîtes aux lettres du hall'))
    expect(await field(texts.cost)).toHaveProperty('value', '12500,00')

    await submit()

    await screen.findByRole('heading', { level: 1, name: 'Boîtes aux lettres du hall' })
    expect(await created('Boîtes aux lettres du hall')).toMatchObject([
      { rule: 'art25', projectCents: 1_250_000, dueAt: '2030-02-15T17:00:00.000Z', key: { name: null }, tally: null },
    ])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:newDecision'))).toEqual([])
  })

  it('is opened with a live count on request, and says what that reveals', async () => {
    const { write, submit, created } = await open()
    expect(await errorsOf(texts.count)).toEqual([asRead(texts.countHints.end)])
    await write({ ...aDecision('Sonnettes du hall'), [texts.count]: texts.counts.live })
    expect(await errorsOf(texts.count)).toEqual([asRead(texts.countHints.live)])
    await submit()
    await screen.findByRole('heading', { level: 1, name: 'Sonnettes du hall' })
    expect(await created('Sonnettes du hall')).toMatchObject([{ hasLiveCount: true, tally: { votersExpressed: 0 } }])
  })

  it('says under each field what is missing, and keeps the other values', async () => {
    const { write, submit } = await open()
    await write({ [texts.title]: 'Sans le reste', [texts.cost]: '0' })

    await submit()

    for (const label of [texts.description, texts.rule, texts.dueDay, texts.dueTime]) {
      expect(await errorsOf(label)).toContain(required)
    }
    expect(await errorsOf(texts.cost)).toContain(asRead(errors.field.invalidAmount))
    expect(await errorsOf(texts.title)).not.toContain(required)
    expect(await field(texts.title)).toHaveProperty('value', 'Sans le reste')
  })

  it('shows a refused value at its field until it is changed', async () => {
    const { user, write, submit, created } = await open()
    // The day is possible, but at this hour the vote is two hours short of a week.
    await write({ ...aDecision('Trop tôt pour voter'), [texts.dueDay]: '22/01/2030', [texts.dueTime]: '08:00' })
    await submit()

    await screen.findByText(asRead(texts.failed))
    expect(await errorsOf(texts.dueDay)).toContain(asRead(errors.field.voteTooShort))
    await user.clear(await field(texts.dueDay))
    await user.type(await field(texts.dueDay), '15/02/2030')
    expect(screen.queryByText(asRead(errors.field.voteTooShort))).toBeNull()
    await submit()

    await screen.findByRole('heading', { level: 1, name: 'Trop tôt pour voter' })
    expect(await created('Trop tôt pour voter')).toHaveLength(1)
  })

  it('says at the day between which days a vote may end, and refuses any other', async () => {
    const { user, write, submit, created } = await open()
    const shown = texts.dueDayHint.replace('{{first}}', '22 janvier 2030').replace('{{last}}', '15 janvier 2031')
    expect(await errorsOf(texts.dueDay)).toContain(asRead(`${shown}. ${widgets.fields.dateHint}`))
    await write(aDecision('Trop vite, trop loin'))
    for (const [day, code] of [
      ['30/02/2030', 'invalid'],
      ['21/01/2030', 'voteTooShort'],
      ['16/01/2031', 'voteTooLong'],
    ] as const) {
      await user.clear(await field(texts.dueDay))
      await user.type(await field(texts.dueDay), day)
      await submit()
      await waitFor(async () => expect(await errorsOf(texts.dueDay)).toContain(asRead(errors.field[code])))
    }
    expect(await created('Trop vite, trop loin')).toEqual([])
  })

  it('keeps the typed text through a reload, and leaves none behind after log-out', async () => {
    const first = await open()
    await first.write({ [texts.title]: 'Écrit avant la panne', [texts.cost]: '150,5' })
    first.leave()

    const { user } = await open()
    expect(await field(texts.title)).toHaveProperty('value', 'Écrit avant la panne')
    expect(await field(texts.cost)).toHaveProperty('value', '150,5')
    await signOut(user)

    await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('Écrit avant la panne'))
  })

  it.each([
    ['on the same page', false],
    ['after a reload', true],
  ])('is created once when its response was lost and it is sent again %s', async (_, isReloaded) => {
    const title = isReloaded ? 'Une seule fois, rechargée' : 'Une seule fois'
    const keys: (string | null)[] = []
    network.use(
      http.post(portalOrigin + decisionRoutes.create.path, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        const answer = await server().app.fetch(request)
        return keys.length === 1 ? HttpResponse.error() : answer
      }),
    )
    const first = await open()
    await first.write(aDecision(title))
    await first.submit()
    await screen.findByText(asRead(texts.unanswered))
    if (isReloaded) first.leave()
    const { submit, created } = isReloaded ? await open() : first
    expect(await field(texts.title)).toHaveProperty('value', title)

    await submit()

    await screen.findByRole('heading', { level: 1, name: title })
    expect(await created(title)).toHaveLength(1)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('includes its documents, and waits for those still uploading', async () => {
    const { user, write, submit, created } = await open()
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
    network.use(
      http.post(`${portalOrigin}/v1/attachments`, async ({ request }) => {
        await mayArrive
        return server().app.fetch(request)
      }),
    )
    await write(aDecision('Avec un devis'))
    const file = new File([await samplePdf(1)], 'Devis.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText(texts.attachments, { selector: 'input' }), file)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: widgets.upload.send }))
    await screen.findByText(asRead(texts.waitForFiles))
    await submit()
    expect(await created('Avec un devis')).toEqual([])

    arrive()
    await waitFor(() => expect(screen.queryByText(asRead(texts.waitForFiles))).toBeNull())
    await submit()

    await screen.findByRole('heading', { level: 1, name: 'Avec un devis' })
    const [decision] = await created('Avec un devis')
    expect(decision?.attachments.map(({ displayName }) => displayName)).toEqual(['Devis.pdf'])
  })

  it('waits for the keys that share out a cost, and retries when they do not load', async () => {
    network.use(http.get(portalOrigin + decisionRoutes.keys.path, () => HttpResponse.error(), { once: true }))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: common.retry })
    expect(screen.queryByLabelText(texts.key)).toBeNull()

    await user.click(retry)

    const options = within(await field(texts.key)).getAllByRole('option')
    expect([options[0]?.textContent, options.length > 1]).toEqual([texts.allShares, true])
  })

  it('is closed to a co-owner who may only vote', async () => {
    await open('conseil')

    await screen.findByRole('heading', { name: texts.forbidden })
    expect(screen.queryByRole('button', { name: texts.submit })).toBeNull()
  })
})
