import { and, eq } from 'drizzle-orm'
import type { MandateKind } from '#contract/payments/mandates.ts'
import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import { planCalls } from '#server/areas/accounts/calls/planCalls.ts'
import { demoId } from '#server/demo/chance.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import type { TestServer } from '../testServer.ts'
import { makePayers } from './paymentsWorld.ts'

/** A place of A and B with calls of 800.00 € for the budget and 80.00 € for works, both due on Sunday, 3 February 2030. */
export async function makeAutomatic(server: TestServer, kind: MandateKind = 'auto') {
  const place = await makePayers(server, { kind })
  const { placeId, years } = place
  const plan = (account: string, product: string, label: string, amount: number) =>
    planCalls(
      server.platform.db,
      {
        placeId,
        fiscalYearId: years.current,
        account,
        product,
        voted: [{ keyId: null, keyName: null, amount }],
        days: [{ dueOn: '2030-02-03', label }],
      },
      () => demoId(`${placeId} ${label}`),
    )
  await plan('4501', '701', 'Appel 1', 80_000)
  await plan('4502', '102', 'Ravalement', 8_000)
  return {
    ...place,
    list: async (name = 'A') => Object.values((await place.read(routes.list, name)).data.entities.payments),
    told: (name: string) =>
      server.platform.db
        .select({ title: notifications.title, path: notifications.path, isHighlighted: notifications.isHighlighted })
        .from(notifications)
        .where(and(eq(notifications.userId, place.person(name).userId), eq(notifications.placeId, placeId))),
  }
}
