import { act, screen, waitFor } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { mandateRoutes, signatureCodes } from '#contract/payments/mandates.ts'
import { french } from '#locales/catalogues.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import {
  codeIn,
  fillMandate,
  ibanField,
  press,
  sendMandate,
  signInStore,
  typedIban,
} from '#tests/support/mandateForm.ts'
import { goTo, openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { coveringPaths, type MandateSetupDriver } from './mandateSetup.model.ts'

const portal = usePortalServer()
const { errors, setup } = french
const placeId = demoId('place tilleuls')
const heading = async (name: string) => void (await screen.findByRole('heading', { level: 2, name: asRead(name) }))
const says = async (text: string) => void (await screen.findByText(asRead(text)))
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: setup.sign.code })

beforeEach(async () => {
  portal.server().clock.reset()
  const { db } = portal.server().platform
  await db
    .delete(mandates)
    .where(and(eq(mandates.placeId, placeId), eq(mandates.userId, demoId('person coproprietaire'))))
  sessionStorage.clear()
})

async function driveScreen(): Promise<MandateSetupDriver> {
  const app = await openScreen('/', 'coproprietaire')
  const { user, api } = app
  await selectPlace(app, placeId)
  await goTo(screenPaths.mandateSetup)
  const texts = () => portal.server().outbox.texts()
  const code = () => codeIn(texts())
  const type = async (typed: string) => {
    const field = await codeField()
    await user.clear(field)
    await user.type(field, typed)
    await press(user, setup.sign.submit)
  }
  const readAgain = async () => {
    const client = await app.queries.load()
    await act(() => client.invalidateQueries({ queryKey: ['payments'] }))
  }
  const create = async () => {
    await fillMandate(user)
    await sendMandate(user)
  }
  return {
    events: {
      'owner gives an account with a wrong key': async () => {
        await fillMandate(user, 'FR20 1333 5003 0108 0001 2345 600')
        await sendMandate(user)
      },
      'owner creates the mandate': create,
      'owner creates the mandate, but the answer is lost': async () => {
        portal.network.use(
          http.put(
            portalOrigin + mandateRoutes.write.path,
            async ({ request }) => {
              await portal.server().app.fetch(request)
              return HttpResponse.error()
            },
            { once: true },
          ),
        )
        await create()
      },
      'owner creates the mandate as payments close': async () => {
        await fillMandate(user)
        portal.network.use(
          http.put(portalOrigin + mandateRoutes.write.path, () =>
            HttpResponse.json({ errors: [{ code: 'out_of_slot', message: '' }], request_id: 'r' }, { status: 409 }),
          ),
        )
        await sendMandate(user)
      },
      'owner goes back to the mandate': () => press(user, setup.sign.back),
      'owner keeps the account': async () => {
        await user.click(screen.getByRole('checkbox', { name: setup.create.isMobileRight }))
        await sendMandate(user)
      },
      'owner requests a code': () => press(user, setup.sign.request),
      'owner requests a code, but the answer is lost': async () => {
        portal.network.use(
          http.post(portalOrigin + mandateRoutes.sendCode.path, () => HttpResponse.error(), { once: true }),
        )
        await press(user, setup.sign.request)
      },
      'owner types a wrong code': () => type(code() === '000000' ? '000001' : '000000'),
      'owner types the code': async () => {
        portal.network.use(
          http.post(
            portalOrigin + mandateRoutes.sign.path,
            async () => {
              await signInStore(portal.server(), 'coproprietaire')
              return new HttpResponse(null, { status: 204 })
            },
            { once: true },
          ),
        )
        await type(code())
      },
      'owner types the code, but the answer is lost': async () => {
        // The request must not arrive: the live stream would report the signature before its response is lost.
        portal.network.use(
          http.post(portalOrigin + mandateRoutes.sign.path, () => HttpResponse.error(), { once: true }),
        )
        await type(code())
      },
      'owner comes back after a reload': async () => {
        await codeField()
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: french.breadcrumb.pages.activity })
        await goTo(`${screenPaths.mandateSetup}?etape=signature`)
      },
      // The page learns from the server that the code has expired; its own timer is tested on the machine.
      'ten minutes pass': async () => {
        await codeField()
        portal.server().clock.advance(signatureCodes.minutes * 60_000)
        await readAgain()
      },
      'owner signs on another device': async () => {
        await codeField()
        await signInStore(portal.server(), 'coproprietaire')
        await readAgain()
      },
      'owner gives it up on another device': async () => {
        await codeField()
        await act(() => api(mandateRoutes.drop, { params: { placeId } }))
      },
    },
    states: {
      'has no mandate': () => heading(setup.create.title),
      'is told that the account is wrong': () => says(errors.field.bad_check_digits),
      'may send it again': async () => {
        await says(setup.create.unanswered)
        expect((await ibanField()).value).toBe(typedIban)
      },
      'keeps what they typed overnight': async () => {
        await says(setup.create.night)
        expect((await ibanField()).value).toBe(typedIban)
      },
      'reads the mandate': async () => {
        await heading(setup.sign.title)
        await says('FR76 •••• 0189')
      },
      'sees the account masked': async () => {
        await heading(setup.create.title)
        await says('FR76 •••• 0189')
        expect(screen.queryByRole('textbox', { name: setup.create.iban })).toBeNull()
      },
      'reads the same mandate again': async () => {
        await heading(setup.sign.title)
        await says('FR76 •••• 0189')
      },
      'has no code yet': () => says(setup.sign.unanswered),
      'has a code': async () => {
        expect((await codeField()).autocomplete).toBe('one-time-code')
      },
      'has four tries left': () => says(setup.sign.tries.other.replace('{{count}}', '4')),
      'may sign again': () => says(setup.sign.unanswered),
      'still has the code': async () => void (await codeField()),
      'needs another code': async () => {
        await says(setup.sign.expired)
        await screen.findByRole('button', { name: setup.sign.request })
      },
      'begins anew': () => heading(setup.create.title),
      'has signed': async () => {
        await heading(setup.pay.title)
        await says(setup.pay.text.manual)
        const paper = await screen.findByRole('link', { name: setup.pay.paper })
        expect(paper.getAttribute('href')).toMatch(/mandate\.pdf/)
        await waitFor(() => expect(globalThis.location.search).toBe('?etape=paiement'))
      },
    },
  }
}

describe('setting up a mandate, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
