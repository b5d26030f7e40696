import { callDays } from '#contract/accounts/callsForFunds.ts'
import { splitIntoCalls } from '#contract/accounts/splitIntoCalls.ts'
import { demoId } from '#server/demo/chance.ts'
import { callLines } from '../calls/callLines.ts'
import type { BookWorld } from './demoBooks.ts'
import { demoFunds } from './demoBudget.ts'

const quarterOf = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3)
const inQuarter = (label: string, day: string) =>
  `${label} – ${quarterOf(day)}${quarterOf(day) === 1 ? 'er' : 'e'} trimestre ${day.slice(0, 4)}`

/** The accounts of budget calls, in both charts; the other funds are for future works. */
const isBudget = (called: string) => called === '701' || called === '4000'

/** Québec has two funds besides the budget, so the computation of a share names the one that it is for. */
const isNamed = (called: string) => called === '4010' || called === '4020'

/** Calls of every year and of the works, including announced ones, with the share of each lot. */
export function planDemoCalls(world: BookWorld) {
  const { place, years, works: operations, keyOf, isQuebec, yearOn } = world
  const ofBudgets = years.flatMap((year) =>
    demoFunds(place, year.back).flatMap((fund) => {
      const days = callDays(year)
      const voted = fund.voted.map(({ building, amount }) => ({
        key: isNamed(fund.called) ? { ...keyOf(building), name: fund.label } : keyOf(building),
        amount,
      }))
      const shares = splitIntoCalls(voted, days.length, isBudget(fund.called) ? 'budget' : 'worksFund')
      return days.map((dueOn, index) =>
        toCall(world, {
          account: fund.owner,
          product: fund.called,
          worksId: null,
          dueOn,
          label: inQuarter(fund.label, dueOn),
          fiscalYearId: year.id,
          shares: shares[index] ?? [],
        }),
      )
    }),
  )
  const ofWorks = operations.flatMap((works) => {
    const { id, dayOf } = works
    return works.calls.flatMap(({ month, thousandths }, index) => {
      const dueOn = dayOf(month)
      const year = yearOn(dueOn)
      const [shares = []] = splitIntoCalls(
        [{ key: keyOf(null), amount: (works.voted * thousandths) / 1_000 }],
        1,
        'works',
      )
      if (!year) return []
      return [
        toCall(world, {
          account: isQuebec ? '1100' : '4502',
          product: isQuebec ? '4100' : '102',
          worksId: id,
          dueOn,
          label: `${isQuebec ? 'Cotisation spéciale' : 'Appel de travaux'} – ${works.label} (${index + 1}/${works.calls.length})`,
          fiscalYearId: year.id,
          shares,
        }),
      ]
    })
  })
  return [...ofBudgets, ...ofWorks]
}

type Planned = {
  readonly account: string
  readonly product: string
  readonly worksId: string | null
  readonly dueOn: string
  readonly label: string
  readonly fiscalYearId: string
  readonly shares: ReturnType<typeof splitIntoCalls>[number]
}

function toCall({ place, placeId, lots, ownerOf }: BookWorld, call: Planned) {
  const id = demoId(`call ${place.key} ${call.product} ${call.worksId ?? ''} ${call.dueOn}`)
  const numbers = new Map(lots.map(({ id: lotId, number }) => [lotId, number]))
  const owned = call.shares.map((share) => ({
    ...share,
    number: numbers.get(share.lotId) ?? 0,
    ownerId: ownerOf(share.lotId),
  }))
  return {
    ...call,
    id,
    placeId,
    entry: {
      name: `call ${id}`,
      journal: 'AF' as const,
      enteredOn: call.dueOn,
      label: call.label,
      source: `call:${id}`,
      lines: callLines(call, owned),
    },
  }
}

export type DemoCall = ReturnType<typeof toCall>
