import { eq } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { communityRoutes } from '#contract/community.ts'
import { offers } from '#offers/offers.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { linkTokenOf } from './accountCalls.ts'
import { type SignedIn, tilleuls } from './placeWorld.ts'
import { requestRoute } from './requestRoute.ts'
import { startPlaceWorld } from './startPlaceWorld.ts'

/** Starts a demo server for the tests of one file, with the people of the main place who invite others. */
export async function startInvitations() {
  const { server, owner, manager } = await startPlaceWorld()
  const params = { placeId: tilleuls }
  const invite = (person: SignedIn, email: unknown, role: unknown = 'tenant', extra: Record<string, unknown> = {}) =>
    person.call(communityRoutes.invite, { params, body: { invitation: { email, role, ...extra } } })
  const listed = async (person: SignedIn) => {
    const { data } = await person.get(communityRoutes.invitations, { params })
    return data.result.flatMap((id) => data.entities.invitations[id] ?? [])
  }
  const withdraw = (person: SignedIn, invitationId: string) =>
    person.call(communityRoutes.withdraw, { params: { ...params, invitationId } })
  const rolesOf = async (email: string) => {
    const rows = await server.platform.db
      .select({ role: memberships.role, placeId: memberships.placeId })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(users.email, email))
    return rows.filter(({ placeId }) => placeId === tilleuls).map(({ role }) => role)
  }
  const made = (email: string, role = 'tenant') =>
    owner.get(communityRoutes.invite, { params, body: { invitation: { email, role } } })
  const activate = async (email: string, link?: string) => {
    const invitationToken = link ?? (await linkTokenOf(server, email))
    return requestRoute(server.app, api.authentication.setPassword, {
      body: {
        user: { email, password: demoPassword },
        invitationToken,
        clientId: offers.ESE.clientId,
      },
    })
  }
  const mailsTo = async (email: string) => {
    await server.drain()
    return server.outbox.mails().filter(({ to }) => to === email)
  }
  return { server, owner, manager, params, invite, listed, withdraw, rolesOf, made, activate, mailsTo }
}
