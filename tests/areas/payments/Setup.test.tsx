import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { french } from '#locales/catalogues.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { copyReading } from '#src/app/reading/copyReading.ts'
import { readCopy } from '#src/app/reading/sealedCopy.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName, demoPlace } from '#tests/support/demoNames.ts'
import { fakeCaches } from '#tests/support/fakeCaches.ts'
import {
  codeIn,
  fillMandate,
  ibanField,
  press,
  sendMandate,
  signInStore,
  typedIban,
} from '#tests/support/mandateForm.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { breadcrumb, drafts: said, errors, mandate, setup, shared } = french
const placeId = demoId('place tilleuls')
const path = screenPaths.mandateSetup
const says = (text: string) => screen.findByText(asRead(text))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: asRead(name) })
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: setup.sign.code })

beforeEach(async () => {
  const { db } = portal.server().platform
  await db
    .delete(mandates)
    .where(and(eq(mandates.placeId, placeId), eq(mandates.userId, demoId('person coproprietaire'))))
  await db.delete(drafts)
  sessionStorage.clear()
})

async function open(at: string = path) {
  const app = await openScreen('/', 'coproprietaire')
  await selectPlace(app, placeId)
  await goTo(at)
  return app
}

/** What the page leaves on the device. */
async function copied(client: QueryClient) {
  const kept = fakeCaches()
  vi.stubGlobal('caches', kept)
  await copyReading({ client, person: () => 'session/', isRecalled: false })
  await waitFor(() => expect(kept.all.get('reading')?.has('/reading')).toBe(true))
  const copy = await readCopy('session/')
  vi.unstubAllGlobals()
  return copy
}

/** Leaves the page, and comes back to it. */
async function comeBack(at: string = path) {
  await goTo('/activite')
  await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
  await goTo(at)
}

describe('creating a mandate', () => {
  it('reports what is missing, at the first incomplete field', async () => {
    const { user } = await open()
    await heading(setup.create.title)
    await sendMandate(user)
    expect(await says(setup.create.kindRequired)).toBeDefined()
    expect(screen.getByText(asRead(setup.create.mobileUnchecked))).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: mandate.kinds.manual.name }))
  })

  it.each([
    ['a mobile number', '+33639980199', '06 39 98 01 99'],
    ['a landline', '+33353010199', ''],
  ])('takes %s from the profile only if the code can reach it', async (_kind, phoneNumber, expected) => {
    const { db } = portal.server().platform
    const self = eq(users.id, demoId('person coproprietaire'))
    const [before] = await db.select({ phoneNumber: users.phoneNumber }).from(users).where(self)
    await db.update(users).set({ phoneNumber }).where(self)
    await open()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: asRead(setup.create.mobile) })
    expect(asRead(field.value)).toBe(expected)
    if (before) await db.update(users).set(before).where(self)
  })

  it('refers accounts of other countries to the manager', async () => {
    const { user } = await open()
    await fillMandate(user, 'DE89 3704 0044 0532 0130 00')
    await sendMandate(user)
    expect(await says(errors.field.unacceptedCountry)).toBeDefined()
  })

  it('reports that another person uses the account', async () => {
    portal.network.use(
      http.put(portalOrigin + mandateRoutes.write.path, () =>
        HttpResponse.json(
          {
            errors: [{ code: 'invalid_value', message: '', field: 'money_order.iban', field_code: 'taken' }],
            request_id: 'r',
          },
          { status: 422 },
        ),
      ),
    )
    const { user } = await open()
    await fillMandate(user)
    await sendMandate(user)
    expect(await says(setup.create.taken)).toBeDefined()
    expect((await ibanField()).value).toBe(typedIban)
  })

  it('fills in the name, keeps typed text in a draft, and requires the account again', async () => {
    const { user } = await open()
    expect((await screen.findByRole('textbox', { name: setup.create.ownerName })).getAttribute('value')).toBe(
      demoName('coproprietaire'),
    )
    await fillMandate(user)
    await user.tab()
    expect(await screen.findByText(said.kept)).toBeDefined()
    sessionStorage.clear()
    await comeBack()
    expect(await says(setup.create.accountAgain)).toBeDefined()
    expect(screen.getByRole('textbox', { name: setup.create.city })).toHaveProperty('value', 'Lille')
    expect((await ibanField()).value).toBe('')
  })

  it('sends it once when the button is pressed twice', async () => {
    let sent = 0
    portal.network.use(
      http.put(portalOrigin + mandateRoutes.write.path, ({ request }) => {
        sent += 1
        return portal.server().app.fetch(request)
      }),
    )
    const { user } = await open()
    await fillMandate(user)
    await user.dblClick(await screen.findByRole('button', { name: setup.create.send }))
    expect(await heading(setup.sign.title)).toBeDefined()
    expect(sent).toBe(1)
  })
})

describe('signing a mandate', () => {
  it('leaves neither account nor code in the browser, an address, the draft, the log or the copy for times without a network', async () => {
    const urls: string[] = []
    portal.network.use(http.all(`${portalOrigin}/*`, ({ request }) => void urls.push(request.url)))
    const { user, queries } = await open()
    const code = () => codeIn(portal.server().outbox.texts())
    const search = async () => {
      const rows = await portal.server().platform.db.select().from(drafts)
      const everywhere = [
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
        globalThis.location.href,
        JSON.stringify(globalThis.history.state),
        JSON.stringify(rows),
        portal.server().logged(),
        JSON.stringify(await copied(await queries.load())),
        ...urls,
      ].join(' ')
      for (const secret of [typedIban, typedIban.replaceAll(' ', ''), '0112 3456', '01123456']) {
        expect(everywhere).not.toContain(secret)
      }
      if (code()) expect(everywhere).not.toContain(code())
    }
    await fillMandate(user)
    await user.tab()
    await screen.findByText(said.kept)
    await search()
    await sendMandate(user)
    await press(user, setup.sign.request)
    await user.type(await codeField(), code())
    await search()
    portal.network.use(
      http.post(portalOrigin + mandateRoutes.sign.path, async () => {
        await signInStore(portal.server(), 'coproprietaire')
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await press(user, setup.sign.submit)
    await heading(setup.pay.title)
    await search()
    expect(urls.some((url) => url.endsWith('/money_order'))).toBe(true)
    expect(JSON.stringify(await copied(await queries.load()))).toContain(demoPlace('tilleuls').name)
  })

  it('requires six digits before anything is sent', async () => {
    const { user } = await open()
    await fillMandate(user)
    await sendMandate(user)
    await press(user, setup.sign.request)
    await user.type(await codeField(), '12a3')
    expect((await codeField()).value).toBe('123')
    await press(user, setup.sign.submit)
    expect(await says(errors.field.too_short)).toBeDefined()
  })

  it('is closed at night: says when it opens, and continues in the morning', async () => {
    let isNight = true
    portal.network.use(
      http.get(portalOrigin + mandateRoutes.check.path, ({ request }) =>
        isNight
          ? HttpResponse.json({
              state: 'out_of_slot',
              scheme: 'sepa',
              signing: 'code',
              suspension: null,
              reopens_at: '2030-01-16T06:00:00.000Z',
            })
          : portal.server().app.fetch(request),
      ),
    )
    const { queries, user } = await open()
    expect(await screen.findByText(mandate.night.title)).toBeDefined()
    expect(screen.queryByText(asRead(setup.closed.kept))).toBeNull()
    isNight = false
    const client = await queries.load()
    await act(() => client.invalidateQueries({ queryKey: ['payments'] }))
    expect(await heading(setup.create.title)).toBeDefined()
    await fillMandate(user)
    await user.tab()
    await says(said.kept)
    isNight = true
    await act(() => client.invalidateQueries({ queryKey: ['payments'] }))
    await comeBack()
    expect(await says(setup.closed.kept)).toBeDefined()
  })

  it('is impossible during impersonation', async () => {
    await openImpersonating('conseil', `${path}?etape=signature`)
    expect(await screen.findByText(shared.readOnly.title)).toBeDefined()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: setup.sign.request }).matches(':disabled')).toBe(true),
    )
  })
})

testScreenStates(portal, 'the page that sets up a mandate', {
  path,
  route: mandateRoutes.read,
  shown: setup.create.titleReplacing,
  queryKey: 'payments',
})
