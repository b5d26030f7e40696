import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { openScreen, selectPlace } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { common, mandate, shared } = french
const path = '/paiement/mandat'

/** Opens the page while the server says that the mandate is in another state. */
function answerWith(check: object) {
  portal.network.use(
    http.get(`${portalOrigin}/v1/places/:placeId/money_order_check`, () =>
      HttpResponse.json({
        state: 'manual',
        scheme: 'sepa',
        signing: 'code',
        suspension: null,
        reopens_at: null,
        ...check,
      }),
    ),
  )
}
const press = async (user: Awaited<ReturnType<typeof openScreen>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: asRead(name) }))
const heading = (name: string) => screen.findByRole('heading', { name: asRead(name) })

describe('the page of the mandate', () => {
  it('invites an owner without a mandate, and says that nothing is collected before the signature', async () => {
    await selectPlace(await openScreen(path), demoId('place tilleuls'))
    expect(await heading(mandate.create_money_order.title)).toBeDefined()
    expect(screen.getByText(mandate.nothingYet)).toBeDefined()
  })

  it('shows a mandate in force with the account masked, and links to the signed paper', async () => {
    await openScreen(path, 'president')
    expect(await heading(mandate.auto.title)).toBeDefined()
    expect(screen.getByText(/^FR\d\d •••• \d{4}$/)).toBeDefined()
    expect(screen.getByText(/^ESE-DEMO-\d{4}$/)).toBeDefined()
    const paper = screen.getByRole('link', { name: mandate.details.paper }).getAttribute('href')
    expect(paper).toMatch(/\/money_order\/mandate\.pdf\?locale=fr-FR&access_token=/)
  })

  it('lets the owner discard a mandate that waits for their signature', async () => {
    const { user } = await openScreen(path, 'conseil')
    expect(await heading(mandate.unsigned.title)).toBeDefined()
    expect(screen.getByText(mandate.nothingYet)).toBeDefined()
    await press(user, mandate.acts.drop)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: mandate.drop.confirm }))
    expect(await heading(mandate.create_money_order.title)).toBeDefined()
    expect(await screen.findByText(mandate.drop.done)).toBeDefined()
  })

  it('says why a mandate is suspended and who helps, and lets its owner revoke it', async () => {
    const { user } = await openScreen(path, 'bailleur')
    expect(await heading(mandate.suspended.title)).toBeDefined()
    expect(screen.getByText(asRead(mandate.suspended.opposed))).toBeDefined()
    expect(screen.getByRole('link', { name: mandate.toManager }).getAttribute('href')).toBe('/agence')
    expect(screen.queryByRole('heading', { name: mandate.kind.title })).toBeNull()
    await press(user, mandate.acts.revoke)
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: mandate.revoke.confirm }),
    )
    expect(await heading(mandate.create_money_order.title)).toBeDefined()
  })

  it('says that a mandate has lapsed', async () => {
    answerWith({ state: 'suspended', suspension: 'expired' })
    await openScreen(path, 'president')
    expect(await screen.findByText(asRead(mandate.suspended.expired))).toBeDefined()
  })

  it('says that the place collects nothing online', async () => {
    answerWith({ state: 'unavailable' })
    await openScreen(path)
    expect(await heading(mandate.unavailable.title)).toBeDefined()
    expect(screen.queryByRole('button', { name: mandate.kind.change })).toBeNull()
  })

  it('is closed at night: says when it opens, and offers only what ends a mandate', async () => {
    answerWith({ state: 'out_of_slot', reopens_at: '2030-01-16T06:00:00.000Z' })
    await openScreen(path, 'president')
    expect(await screen.findByText(mandate.night.title)).toBeDefined()
    expect(screen.getByText(/à partir de 7\sh\.$/)).toBeDefined()
    expect(await heading(mandate.auto.title)).toBeDefined()
    expect(screen.queryByRole('button', { name: mandate.kind.change })).toBeNull()
    expect(screen.getByRole('button', { name: mandate.acts.revoke })).toBeDefined()
  })

  it('is read-only during impersonation', async () => {
    await openImpersonating('president', path)
    expect(await screen.findByText(shared.readOnly.title)).toBeDefined()
  })
})

describe('what the mandate pays', () => {
  const open = async () => {
    const { user } = await openScreen(path, 'president')
    await press(user, mandate.kind.change)
    return user
  }
  const choose = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(await screen.findByRole('radio', { name }))
    await press(user, mandate.kind.next)
  }
  const confirm = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.type(await screen.findByLabelText(shared.password.password), demoPassword)
    await press(user, mandate.kind.send)
  }

  it('stays when the same option is chosen', async () => {
    const user = await open()
    await choose(user, mandate.kinds.auto.name)
    expect(await screen.findByRole('button', { name: mandate.kind.change })).toBeDefined()
  })

  it('is not changed when payments have closed meanwhile, and the page says so', async () => {
    portal.network.use(
      http.patch(`${portalOrigin}${mandateRoutes.choose.path}`, () =>
        HttpResponse.json({ errors: [{ code: 'out_of_slot', message: 'closed' }], request_id: 'r' }, { status: 409 }),
      ),
    )
    const user = await open()
    await choose(user, mandate.kinds.manual.name)
    await confirm(user)
    expect(await screen.findByText(mandate.kind.out_of_slot)).toBeDefined()
    expect(await heading(mandate.auto.title)).toBeDefined()
  })

  it('changes with the password', async () => {
    const user = await open()
    await choose(user, mandate.kinds.auto_usual.name)
    await press(user, common.back)
    await choose(user, mandate.kinds.manual.name)
    await confirm(user)
    expect(await heading(mandate.manual.title)).toBeDefined()
    expect(await screen.findByText(mandate.kind.changed)).toBeDefined()
  })
})

testScreenStates(portal, 'the page of the mandate', {
  path,
  route: mandateRoutes.read,
  shown: mandate.details.title,
  queryKey: 'payments',
})
