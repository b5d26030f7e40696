import type { MandateLife, MoneyOrder, mandateRoutes } from '#contract/payments/mandates.ts'
import type { RouteAnswer } from '#contract/route.ts'
import { isInForce, type MandateAction, mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'

/** The person's options for paying by mandate. */
export type Standing = RouteAnswer<(typeof mandateRoutes)['check']> & RouteAnswer<(typeof mandateRoutes)['read']>

/** The state of the mandate, regardless of the hour. */
export function lifeOf({ state, current, unsigned }: Pick<Standing, 'state' | 'current' | 'unsigned'>): MandateLife {
  if (state !== 'out_of_slot') return state
  return current?.kind ?? (unsigned ? 'unsigned' : 'create_money_order')
}

const factsOf = ({ current, unsigned, suspension }: Standing) => ({
  kind: (unsigned ?? current)?.kind ?? null,
  suspension,
})

/** Whether a mandate can be created or replaced, regardless of the hour. */
export const mayWrite = (standing: Standing): boolean =>
  mandateAfter(lifeOf(standing), factsOf(standing), { type: 'mandate.write' }) !== null

/** The actions that the chart allows and, if they need payments to be open, the hour. */
export function offeredActs(standing: Standing) {
  const { state, unsigned } = standing
  const life = lifeOf(standing)
  const facts = factsOf(standing)
  const may = (type: Exclude<MandateAction['type'], 'kind.choose'>) => mandateAfter(life, facts, { type }) !== null
  const isOpen = state !== 'out_of_slot'
  return {
    write: isOpen && mayWrite(standing),
    sign: isOpen && unsigned !== null && may('mandate.sign'),
    choose: isOpen && isInForce(life),
    drop: unsigned !== null && may('mandate.drop'),
    revoke: may('mandate.revoke'),
  }
}

/** The mandate that the page shows: the one in force or suspended, or else the pending one. */
export const shownMandate = ({ current, unsigned }: Standing): MoneyOrder | null => current ?? unsigned
