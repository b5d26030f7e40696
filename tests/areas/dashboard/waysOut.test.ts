import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { type FramedPage, screenOf } from '#contract/addresses.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { equipmentRoutes } from '#contract/equipments.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { newsRoutes } from '#contract/news.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { can, type Permission } from '#contract/permissions.ts'
import { placeRoutes } from '#contract/places.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { RoleName } from '#contract/roles.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { catalogues } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { selectAccessToken } from '#machines/session/session/session.selectors.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import type { Api } from '#src/api/api.ts'
import { allDashboardParts } from '#src/app/shell/dashboardParts.ts'
import { framedPage } from '#src/app/shell/framedPage.ts'
import { navigationFor } from '#src/app/shell/navigation.ts'
import { createFormat } from '#src/i18n/format.ts'
import { isToldTo } from '#src/parts/dashboardParts.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const { server } = usePortalServer()
/** Everybody of the demo who can sign in to the default offer and belongs to a place there. */
const people = demoPeople
  .filter(
    ({ offers, roles, isInvited, isLocked }) => offers.includes('ESE') && roles.length > 0 && !isInvited && !isLocked,
  )
  .map(({ name }) => name)

async function apiOf(name: string): Promise<Api> {
  const { api, session } = createPortalClient()
  await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'))
  session.send({ type: 'session.signIn', username: `${name}@demo.example`, password: 'Demo-Copro-2026!' })
  await waitFor(session, (snapshot) => selectAccessToken(snapshot) !== null)
  return api
}

/** The thing that an address with an id shows, read as its page reads it. */
const readers: Readonly<Record<string, (api: Api, id: string) => Promise<unknown>>> = {
  signalements: (api, reportId) => api(reportRoutes.read, { params: { reportId } }),
  decisions: (api, decisionId) => api(decisionRoutes.read, { params: { decisionId } }),
  assemblees: (api, meetingId) => api(meetingDeskRoutes.read, { params: { meetingId } }),
  actualites: (api, actualityId) => api(newsRoutes.read, { params: { actualityId } }),
  equipements: (api, equipmentId) => api(equipmentRoutes.read, { params: { equipmentId } }),
  forum: (api, topicId) => api(topicRoutes.read, { params: { topicId } }),
  paiement: (api, paymentId) => api(paymentRoutes.read, { params: { paymentId } }),
  assistance: (api, ticketId) => api(ticketRoutes.read, { params: { ticketId } }),
  messages: (api, conversationId) => api(conversationRoutes.read, { params: { conversationId } }),
}

/** What a page about one thing offers to some of its readers only. */
const acts: { readonly [Page in FramedPage]?: Permission } = {
  vote: 'decision.vote',
  proxyVote: 'decision.vote',
  givePower: 'decision.vote',
  giveMeetingPower: 'decision.vote',
  meetingRequest: 'decision.vote',
  presidentDesk: 'decision.preside',
  room: 'meeting.attend',
}

/** Fails unless the address leads to a page of the frame that this person may open. */
async function follow(api: Api, address: string, roles: readonly RoleName[]) {
  const { pathname } = new URL(address, portalOrigin)
  const page = framedPage(screenOf(pathname))
  if (!page) throw new Error(`${address} leads to no page of the frame`)
  const act = acts[page]
  if (act) expect(can(roles, act), address).toBe(true)
  const [, area = '', id = ''] = pathname.split('/')
  const read = readers[area]
  if (read && /^[\da-f-]{36}$/.test(id)) await read(api, id)
  else expect(navigationFor({ roles, isAdministrator: false }).map(({ screen }) => screen)).toContain(page)
}

async function placesOf(api: Api) {
  const { data } = await api(placeRoutes.mine, { query: { perPage: 100 } })
  return data.result.flatMap((id) => data.entities.places[id] ?? [])
}

describe.each(people)('everything that the portal offers to %s can be opened', (name) => {
  it('from its notifications', async () => {
    const api = await apiOf(name)
    const rolesIn = new Map((await placesOf(api)).map(({ id, roles }) => [id, roles]))
    const { data } = await api(notificationRoutes.list, { query: { perPage: 100 } })
    for (const { path, placeId } of Object.values(data.entities.notifications)) {
      if (path !== null) await follow(api, path, rolesIn.get(placeId ?? '') ?? [])
    }
  })

  it('from the needs and actions of the dashboard, in each of their places', async () => {
    const api = await apiOf(name)
    const { needs: sources } = await allDashboardParts()
    const translate = createTranslate('fr-FR', catalogues['fr-FR'])
    const now = () => server().platform.now().getTime()
    const format = createFormat({ locale: 'fr-FR', currency: 'EUR', timeZone: 'Europe/Paris', now, translate })
    const places = await placesOf(api)
    expect(places.length).toBeGreaterThan(0)
    const rolesInAll = places.flatMap(({ roles }) => roles)
    const client = new QueryClient()
    for (const { id: placeId, roles } of places) {
      const asked = { api, person: name, placeId }
      for (const source of sources.filter((one) => isToldTo(one, { roles, rolesInAll }))) {
        const { queryFn, select } = source.query(asked, { locale: 'fr-FR', translate, format })
        const needs = select(await queryFn({ client, signal: new AbortController().signal }))
        for (const { action, place } of needs) {
          const rolesThere = places.find(({ id }) => id === (place?.id ?? placeId))?.roles ?? []
          await follow(api, action.href, rolesThere)
        }
      }
    }
  })
})
