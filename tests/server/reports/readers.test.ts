import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { memberships } from '#server/services/directory/places.tables.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoIdentity, demoName, demoPerson } from '#tests/support/demoNames.ts'
import { personOf, removeMember, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()

describe('names and contact details', () => {
  const reached = async (reportId: string, by: SignedIn) => {
    const { reporter } = await actionsOn(reportId, by).read()
    return [reporter.email, reporter.phoneNumber]
  }

  it('appear to neighbours as the reporter chose, and always to staff and the reporter', async () => {
    const { db } = server.platform
    const { id } = await openReport(cast.reporter)
    await db.delete(privacySettings).where(eq(privacySettings.userId, personOf('coproprietaire')))
    const all = ['coproprietaire@demo.example', demoPerson('coproprietaire').phoneNumber]
    expect(await reached(id, cast.neighbour)).toEqual([null, null])
    expect(await reached(id, cast.staff)).toEqual(all)
    expect(await reached(id, cast.reporter)).toEqual(all)
    const some = { email: 'private', phoneNumber: 'public', address: 'private', birthDate: 'private' }
    await db
      .insert(privacySettings)
      .values({ ...some, userId: personOf('coproprietaire'), messagesFrom: 'all_contacts' })
    expect(await reached(id, cast.neighbour)).toEqual([null, demoPerson('coproprietaire').phoneNumber])
  })

  it('follow the identity in the place', async () => {
    const lessor = await signedInAs(server, 'bailleur')
    const { id } = await openReport(lessor)
    await actionsOn(id, cast.neighbour).join()
    expect((await actionsOn(id, cast.other).read()).reporter.displayName).toBe(
      demoIdentity('bailleur', 'tilleuls', 'lessor'),
    )
  })

  it('stay with existing text when somebody leaves the place, and turn neutral when they leave the portal', async () => {
    const { db } = server.platform
    const leaving = await signedInAs(server, 'gardien')
    const { id } = await openReport(leaving)
    await removeMember(server, personOf('gardien'), tilleuls)
    const left = await actionsOn(id, cast.staff).read()
    expect(left.reporter).toEqual({
      userId: null,
      displayName: demoName('gardien'),
      avatarUrl: null,
      email: null,
      phoneNumber: null,
    })
    await db.delete(users).where(eq(users.id, personOf('gardien')))
    const gone = await actionsOn(id, cast.staff).read()
    expect(gone.reporter).toMatchObject({ userId: null, displayName: 'Ancien membre' })
    const { events } = await actionsOn(id, cast.staff).events()
    expect(events[0]?.author).toEqual({ userId: null, displayName: 'Ancien membre', avatarUrl: null })
  })
})

describe('unread changes', () => {
  it('are unread for everybody but their author, until the report is read', async () => {
    const { id } = await openReport(cast.reporter)
    const neighbour = actionsOn(id, cast.neighbour)
    expect((await neighbour.read()).isUnread).toBe(true)
    expect((await neighbour.markRead()).status).toBe(204)
    expect((await neighbour.read()).isUnread).toBe(false)
    await actionsOn(id, cast.staff).comment()
    expect((await neighbour.read()).isUnread).toBe(true)
    expect((await actionsOn(id, cast.staff).read()).isUnread).toBe(false)
    // A new witness changes nothing that others have to read.
    await neighbour.markRead()
    await actionsOn(id, cast.other).join()
    expect((await neighbour.read()).isUnread).toBe(false)
  })

  it('exclude everything from before somebody joined', async () => {
    const { id } = await openReport(cast.reporter)
    server.clock.advance(1_000)
    await server.platform.db
      .update(memberships)
      .set({ since: server.clock.now() })
      .where(and(eq(memberships.userId, personOf('president')), eq(memberships.placeId, tilleuls)))
    expect((await actionsOn(id, cast.other).read()).isUnread).toBe(false)
  })
})
