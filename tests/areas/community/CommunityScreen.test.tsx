import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { communityRoutes } from '#contract/community.ts'
import { profileRoutes } from '#contract/profile.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoHolders, demoName, demoPerson } from '#tests/support/demoNames.ts'
import { hostileTexts } from '#tests/support/hostileTexts.ts'
import { openImpersonating } from '#tests/support/openImpersonating.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { failNetwork } = usePortalServer()
const { common, community, errors, widgets } = french
const placeId = demoId('place tilleuls')
const person = (name: string) => demoId(`person ${name}`)
/** The president of the board has a single place, the one with all the data. */
const open = (path = '/communaute', name = 'president') => openScreen(path, name)
const opener = (name: string) => screen.findByRole('button', { name })
const group = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const card = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the directory', () => {
  it('filters people by group, and keeps the filter in the address', async () => {
    const { user } = await open()

    await user.click(await group(community.groups.cs))

    expect(await screen.findByText(`${demoHolders('tilleuls', 'cs').length} personnes`)).toBeDefined()
    expect(await opener(demoName('conseil'))).toBeDefined()
    expect((await group(community.groups.cs)).checked).toBe(true)
    expect(globalThis.location.search).toBe('?groupe=cs')
  })

  it('finds somebody by name, and shows everybody again after a search without results', async () => {
    const { user } = await open()
    const field = await screen.findByRole('searchbox', { name: community.search })

    await user.type(field, demoPerson('conseil').lastName)
    expect(await screen.findByText('1 personne')).toBeDefined()
    await user.type(field, ' zzz')
    await screen.findByRole('heading', { name: community.noneFound.title })
    await user.click(await screen.findByRole('button', { name: widgets.filters.reset }))

    expect(await opener(demoName('president'))).toBeDefined()
    expect(field).toHaveProperty('value', '')
  })

  it('keeps a group that is chosen while a search waits for a pause in typing', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('searchbox', { name: community.search }), 'e')

    await user.click(await group(community.groups.cs))

    await waitFor(() => expect(globalThis.location.search).toContain('recherche=e'))
    expect(globalThis.location.search).toContain('groupe=cs')
  })

  it('opens a person’s card from a link, with only what they share', async () => {
    await open(`/communaute?personne=${person('conseil')}`)

    const shown = await card(demoName('conseil'))
    expect(shown.getByRole('link', { name: 'conseil@demo.example' })).toBeDefined()
    expect(shown.queryByText(community.card.phone)).toBeNull()
    expect(shown.queryByText(community.card.address)).toBeNull()
    expect(shown.getByText(community.card.partly)).toBeDefined()
  })

  it('says on the person’s own card what neighbours do not see', async () => {
    await open(`/communaute?personne=${person('coproprietaire')}`, 'coproprietaire')

    const { own, ownHidden, ownPrivacy } = community.card
    const shown = await card(demoName('coproprietaire'))
    const fields = [own.email, own.phoneNumber, own.address].join(', ')
    expect(shown.getByText(asRead(ownHidden.replace('{{fields}}', fields)))).toBeDefined()
    expect(shown.getByRole('link', { name: ownPrivacy })).toBeDefined()
  })

  it('says that a person does not exist', async () => {
    await open(`/communaute?personne=${demoId('person vqc')}`)

    expect((await card(community.card.missingTitle)).getByText(community.card.missingText)).toBeDefined()
  })

  it('opens and closes a card by keyboard, and returns the focus', async () => {
    const { user } = await open('/communaute?groupe=cs')
    const karim = await opener(demoName('conseil'))

    karim.focus()
    await user.keyboard('{Enter}')
    await card(demoName('conseil'))
    expect(globalThis.location.search).toContain(person('conseil'))
    await user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(globalThis.location.search).toBe('?groupe=cs')
    expect(document.activeElement?.textContent).toBe(demoName('conseil'))

    await act(async () => globalThis.history.back())
    await waitFor(() => expect(globalThis.location.pathname).toBe('/'))
  })

  it('says what failed, and retries on request', async () => {
    const { user, loaded } = await open('/immeuble')
    await loaded()
    failNetwork()
    await goTo('/communaute')
    // The directory and the invitations fail separately.
    const retries = () => screen.getAllByRole('button', { name: common.retry })
    await waitFor(() => expect(retries()).toHaveLength(2))
    failNetwork(false)
    for (const retry of retries()) await user.click(retry)

    expect(await opener(demoName('president'))).toBeDefined()
  })

  it('is closed to a partner', async () => {
    await open('/communaute', 'partenaire')

    expect(await screen.findByText(asRead(community.forbiddenTitle))).toBeDefined()
    expect(screen.queryByRole('searchbox', { name: community.search })).toBeNull()
    expect(screen.queryByRole('button', { name: community.invite.open })).toBeNull()
  })

  it('shows names as they were typed', async () => {
    const name = `aaa ${hostileTexts[2]}`
    const { api, user } = await open()
    const { firstName, lastName } = await api(profileRoutes.read, {})

    await api(profileRoutes.update, { body: { user: { displayName: name, firstName, lastName } } })
    await user.click(await group(community.groups.cs))

    expect(await opener(name)).toBeDefined()
    expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
    await api(profileRoutes.update, { body: { user: { displayName: demoName('president'), firstName, lastName } } })
  })
})

describe('invitations', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: community.invite.email })
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
    await user.clear(await field())
    await user.click(await field())
    await user.paste(text)
  }
  const send = () => screen.findByRole('button', { name: community.invite.send })
  const email = 'nouvelle.voisine@example.org'
  beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

  it('says what is missing, keeps the typed text, refuses an existing member, and sends', async () => {
    const { user, api } = await open()
    await user.click(await screen.findByRole('button', { name: community.invite.open }))

    await fill(user, 'locataire@demo.example')
    await user.click(await send())
    expect(await screen.findByText(community.invite.roleRequired)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: french.roles.tenant }))
    await user.click(await send())
    expect(await screen.findByText(community.invite.taken)).toBeDefined()
    expect((await field()).value).toBe('locataire@demo.example')
    await fill(user, email)
    expect(screen.queryByText(community.invite.taken)).toBeNull()
    await user.click(await send())

    await screen.findByText(community.invite.sent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:invitation:'))).toEqual([])
    const invitations = within(await screen.findByRole('region', { name: community.invitations.title }))
    expect(await invitations.findByText(email)).toBeDefined()
    const { data } = await api(communityRoutes.invitations, { params: { placeId }, query: {} })
    expect(Object.values(data.entities.invitations)).toMatchObject([{ email, role: 'tenant', acceptedAt: null }])
  })

  it('withdraws an invitation after a confirmation, and says when that fails', async () => {
    const email = 'ancien.locataire@example.org'
    const { user, api } = await open('/immeuble')
    await api(communityRoutes.invite, { params: { placeId }, body: { invitation: { email, role: 'tenant' } } })
    await goTo('/communaute')
    const withdraw = await screen.findByRole('button', {
      name: community.invitations.withdrawFor.replace('{{email}}', email),
    })

    await user.click(withdraw)
    const question = within(await screen.findByRole('alertdialog', { name: community.invitations.question }))
    failNetwork()
    await user.click(question.getByRole('button', { name: community.invitations.withdraw }))
    expect(await question.findByText(community.invitations.failed)).toBeDefined()
    failNetwork(false)
    await user.click(question.getByRole('button', { name: community.invitations.withdraw }))

    await screen.findByText(community.invitations.withdrawn)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText(email)).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('keeps the form when the network is down', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: community.invite.open }))
    await fill(user, email)
    await user.click(screen.getByRole('radio', { name: french.roles.tenant }))

    failNetwork()
    await user.click(await send())

    expect(await within(await screen.findByRole('dialog')).findByText(errors.generic)).toBeDefined()
    expect((await field()).value).toBe(email)
  })

  it('keep a draft when the form is closed or the page is left, until it is discarded', async () => {
    const { user } = await open()
    const openForm = async () => user.click(await screen.findByRole('button', { name: community.invite.open }))
    const tenant = () => screen.getByRole<HTMLInputElement>('radio', { name: french.roles.tenant })
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openForm()
    await fill(user, email)
    await user.click(tenant())

    await user.keyboard('{Escape}')
    await isGone()
    await openForm()
    expect((await field()).value).toBe(email)
    expect(tenant().checked).toBe(true)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: common.close }))
    await isGone()
    await goTo('/immeuble')
    await screen.findByRole('heading', { level: 1 })
    await goTo('/communaute')
    await openForm()
    expect((await field()).value).toBe(email)
    expect(tenant().checked).toBe(true)

    await user.click(screen.getByRole('button', { name: community.invite.cancel }))
    await isGone()
    await openForm()
    expect((await field()).value).toBe('')
    expect(tenant().checked).toBe(false)
  })

  it('are not offered during impersonation', async () => {
    await openImpersonating('president', '/communaute')

    expect(await opener(demoName('conseil'))).toBeDefined()
    expect(screen.queryByRole('button', { name: community.invite.open })).toBeNull()
  })
})
