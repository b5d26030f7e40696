import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { texts as application } from '#locales/fr-FR/application.ts'
import { texts as forum } from '#locales/fr-FR/forum.ts'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { texts as exchanges } from '#locales/fr-FR/messages.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { accountButton } from '#tests/support/frame.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { server, network } = usePortalServer()
const { shell, breadcrumb, placeSwitcher } = frame
const { drafts } = application
const { common, notFound, terms } = catalogue

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('hasSkippedCheck', 'true')
})

async function enter(name = 'coproprietaire') {
  const app = await startApp('/connexion')
  await app.signIn(name)
  await accountButton()
  await screen.findByRole('heading', { level: 1 })
  return app
}
const goTo = (path: string) => act(() => globalThis.history.pushState(null, '', path))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The number of waiting things may follow the name. */
const named = (name: string) => ({ name: new RegExp(`^${name}( |$|\\d)`) })
/** Waits until the page with this heading has the focus. */
const focusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })))
const foot = () => within(screen.getByRole('navigation', { name: shell.navigation.label }))

describe('the frame', () => {
  it('marks the current page, moves focus and title, and shows the breadcrumb', async () => {
    await enter()
    await userEvent.click(foot().getByRole('link', named(breadcrumb.pages.decisions)))
    await focusOn(breadcrumb.pages.decisions)
    expect(foot().getByRole('link', { ...named(breadcrumb.pages.decisions), current: 'page' })).toBeTruthy()
    goTo('/preferences/confidentialite')
    await focusOn(breadcrumb.pages.privacy)
    expect(document.title).toContain(breadcrumb.pages.privacy)
    const way = within(screen.getByRole('navigation', { name: breadcrumb.label }))
    expect(way.getByRole('link', { name: breadcrumb.pages.preferences }).getAttribute('href')).toBe('/preferences')
  })

  it('keeps four places at the foot while the roles are loading, and shows the menu of an owner when they cannot be loaded', async () => {
    const { promise: released, resolve: fail } = Promise.withResolvers<void>()
    network.use(
      http.get(`${portalOrigin}/v1/places/:placeId`, async () => {
        await released
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    await enter()
    const names = () =>
      foot()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    const four = [screenPaths.home, screenPaths.activity, screenPaths.reports, screenPaths.decisions]
    const inert = () => names().filter((path) => document.querySelector(`nav li[inert] > [href="${path}"]`))
    expect(names()).toEqual(four)
    expect(inert()).toEqual([screenPaths.reports, screenPaths.decisions])
    fail()
    await screen.findByRole('heading', { name: common.failedTitle })
    expect(names()).toEqual(four)
    expect(inert()).toEqual([])
    expect(within(screen.getByRole('banner')).getByRole('button', { name: placeSwitcher.label })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', named(shell.navigation.more)))
    const drawer = within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    expect(drawer.getByRole('button', { expanded: true, ...named(shell.navigation.groups.building) })).toBeTruthy()
    expect(drawer.queryByText(shell.navigation.groups.management)).toBeNull()
  })

  it('surrounds the terms and an unknown page', async () => {
    await enter()
    goTo('/conditions-generales')
    await heading(breadcrumb.pages.terms)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(await screen.findByRole('button', { name: terms.print })).toBeTruthy()
    goTo('/nulle-part')
    await heading(notFound.heading)
    expect(await accountButton()).toBeTruthy()
  })

  it('tells a tenant that forum and messages are for co-owners', async () => {
    const tenant = await enter('locataire')
    await waitFor(() => expect(tenant.session().getSnapshot().context.session?.selectedPlaceId).toBeTruthy())
    goTo('/forum')
    await screen.findByRole('heading', { name: forum.forum.notCoowner.title })
    goTo('/messagerie')
    await heading(notFound.heading)
    goTo('/messages')
    await screen.findByRole('heading', { name: exchanges.messages.notCoowner.title })
  })

  it('opens the menu over the page, and closes it once a page is chosen', async () => {
    await enter()
    await userEvent.click(screen.getByRole('button', named(shell.navigation.more)))
    const drawer = within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    await userEvent.click(drawer.getByRole('link', { name: breadcrumb.pages.community }))
    await heading(breadcrumb.pages.community)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['a link below the menu', () => userEvent.click(screen.getByRole('link', { name: common.terms }))],
    ['the back button', async () => act(() => globalThis.history.back())],
  ])('closes the menu when the person leaves the page by %s', async (_way, leave) => {
    await enter()
    goTo('/preferences/confidentialite')
    await heading(breadcrumb.pages.privacy)
    await userEvent.click(screen.getByRole('button', named(shell.navigation.more)))
    await screen.findByRole('dialog', { name: shell.navigation.menu })
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(globalThis.location.pathname).not.toBe('/preferences/confidentialite')
  })

  it('remembers the group of the menu that the person closed, and marks it while it holds the page', async () => {
    await enter()
    const openMenu = async () => {
      await userEvent.click(screen.getByRole('button', named(shell.navigation.more)))
      return within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    }
    const nameOfGroup = named(shell.navigation.groups.building)
    const drawer = await openMenu()
    expect(drawer.getByRole('link', { name: breadcrumb.pages.community })).toBeTruthy()
    await userEvent.click(drawer.getByRole('button', { ...nameOfGroup, expanded: true }))
    expect(drawer.queryByRole('link', { name: breadcrumb.pages.community })).toBeNull()
    cleanup()

    await startApp('/communaute')
    await accountButton()
    await heading(breadcrumb.pages.community)
    const again = await openMenu()
    const group = await again.findByRole('button', { ...nameOfGroup, expanded: false, current: true })
    await userEvent.click(group)
    expect(again.getByRole('link', { name: breadcrumb.pages.community, current: 'page' })).toBeTruthy()
  })

  it('shows how much waits in a closed group, and on its pages once it is open', async () => {
    await enter()
    const more = await screen.findByRole('button', { name: /^Plus.*\d en attente/ })
    await userEvent.click(more)
    const drawer = within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    await userEvent.click(await drawer.findByRole('button', { name: /^Comptes.*\d en attente/, expanded: false }))
    expect(
      drawer.getByRole('link', { name: new RegExp(`^${breadcrumb.pages.personalAccount}.*\\d en attente`) }),
    ).toBeTruthy()
    expect(drawer.getByRole('button', { name: shell.navigation.groups.accounts, expanded: true })).toBeTruthy()
  })

  it('has at most seven entries for an administrator who manages, and the administration below the management', async () => {
    await enter('admin')
    goTo('/administration/imports')
    await heading(breadcrumb.pages.imports)
    await userEvent.click(screen.getByRole('button', named(shell.navigation.more)))
    const menu = within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    const group = await menu.findByRole('button', { ...named(shell.navigation.groups.management), expanded: true })
    const administration = within(menu.getByRole('list', { name: shell.navigation.groups.administration }))
    expect(administration.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      screenPaths.impersonation,
      screenPaths.imports,
      screenPaths.jobs,
      screenPaths.ticketQueue,
    ])
    expect(administration.getByRole('link', { name: breadcrumb.pages.imports, current: 'page' })).toBeTruthy()
    expect(menu.getByRole('link', named(breadcrumb.pages.conversationQueue))).toBeTruthy()
    // One open group at a time leaves room for the whole menu.
    await userEvent.click(menu.getByRole('button', { ...named(shell.navigation.groups.building), expanded: false }))
    expect(
      menu.getByRole('button', { ...named(shell.navigation.groups.management), expanded: false, current: true }),
    ).toBeTruthy()
    await userEvent.click(menu.getByRole('button', { ...named(shell.navigation.groups.building), expanded: true }))
    await userEvent.click(group)
    await userEvent.click(group)
    const [entries = document.body] = menu.getAllByRole('list')
    expect(entries.children).toHaveLength(7)
  })

  it('shows the administration as a group of its own to an administrator who does not manage', async () => {
    const { db } = server().platform
    await db
      .update(users)
      .set({ isAdministrator: true })
      .where(eq(users.email, demoEmail('gardien')))
    await enter('gardien')
    await userEvent.click(await screen.findByRole('button', named(shell.navigation.more)))
    const menu = within(await screen.findByRole('dialog', { name: shell.navigation.menu }))
    await userEvent.click(
      await menu.findByRole('button', { name: shell.navigation.groups.administration, expanded: false }),
    )
    expect(menu.getByRole('link', { name: breadcrumb.pages.jobs })).toBeTruthy()
    expect(menu.queryByRole('button', named(shell.navigation.groups.management))).toBeNull()
  })

  it('keeps the person’s own pages in the menu of the avatar', async () => {
    await enter()
    await userEvent.click(await accountButton())
    const own = within(await screen.findByRole('navigation', { name: shell.account.label }))
    const names = own.getAllByRole('link').map(({ textContent }) => textContent)
    const { profile, account, preferences, myPlaces, terms, tickets } = breadcrumb.pages
    expect(names).toEqual([profile, account, preferences, myPlaces, terms, tickets])
  })

  it('closes the account menu with Escape and returns the focus', async () => {
    await enter()
    await userEvent.click(await accountButton())
    await screen.findByRole('link', { name: breadcrumb.pages.profile })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('link', { name: breadcrumb.pages.profile })).toBeNull())
    expect(document.activeElement).toBe(await accountButton())
  })

  it('asks before unsaved changes are lost', async () => {
    const { portal } = await enter()
    act(() => portal.send({ type: 'leaving.hold' }))
    goTo('/agence')
    const question = within(await screen.findByRole('alertdialog', { name: drafts.leaving.title }))
    await waitFor(() => expect(location.pathname).toBe('/'))
    await userEvent.click(question.getByRole('button', { name: drafts.leaving.stay }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const unload = new Event('beforeunload', { cancelable: true })
    globalThis.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)

    goTo('/agence')
    await userEvent.click(await screen.findByRole('button', { name: drafts.leaving.leave }))
    await waitFor(() => expect(location.pathname).toBe('/agence'))
  })
})
