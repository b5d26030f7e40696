import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { reportMutations } from '#src/areas/reports/report/reportMutations.ts'
import { profileKeys } from '#src/parts/profileQueries.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'
import { adasProfile } from '#tests/support/adasProfile.ts'

const person = 'ada/'
const id = demoId('a report')
const neighbour = { userId: demoId('a neighbour'), displayName: 'Jeanne Lenoir', avatarUrl: null }
const seen: ReportDetail = {
  id,
  placeId: demoId('a place'),
  title: 'Vitre cassée dans le hall',
  description: 'Des éclats sont au sol.',
  category: 6,
  kind: 'dysfunctional',
  status: 'opened',
  equipment: 'corridor',
  equipmentId: null,
  equipmentName: null,
  responsible: null,
  promisedOn: null,
  isOverdue: false,
  workOrder: null,
  witnessesCount: 1,
  isReporter: false,
  isWitness: false,
  isUnread: false,
  createdAt: '2030-01-15T09:00:00.000Z',
  updatedAt: '2030-01-15T09:00:00.000Z',
  reporter: { ...neighbour, email: null, phoneNumber: null },
  witnesses: [neighbour],
  attachments: [],
}

/** Ada has a report on her page and in her list. */
function open(report: ReportDetail) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const api: Api = async (route) => z.parse<(typeof route)['answer']>(route.answer, await promise)
  const client = new QueryClient()
  const list = reportKeys.list(person, report.placeId, {})
  const page = {
    data: { result: [id], entities: { reports: { [id]: report } } },
    meta: { total: 1, perPage: 30, page: 1 },
  }
  client.setQueryData(profileKeys.own(person), adasProfile)
  client.setQueryData(reportKeys.detail(person, id), report)
  client.setQueryData(list, { pages: [page], pageParams: [1] })
  const { join, leave } = reportMutations(api, client, person, id)
  return {
    join: () => new MutationObserver(client, join()).mutate(),
    leave: () => new MutationObserver(client, leave()).mutate(),
    answer: resolve,
    fail: () => reject(new ApiError(0, 'no answer', null)),
    shown: () => ({
      page: client.getQueryData(reportKeys.detail(person, id)),
      list: client.getQueryData<{ pages: (typeof page)[] }>(list)?.pages[0]?.data.entities.reports[id],
    }),
  }
}

describe('before the server answers', () => {
  it('a person who confirms a report is its witness, not its reporter, on its page and in lists', async () => {
    const { join, answer, shown } = open(seen)
    const joined = join()
    const expected = { isReporter: false, isWitness: true, witnessesCount: 2 }
    await waitFor(() => expect(shown()).toMatchObject({ page: expected, list: expected }))

    const { userId, displayName, avatarUrl } = adasProfile
    const confirmed = { ...seen, ...expected, witnesses: [neighbour, { userId, displayName, avatarUrl }] }
    expect(shown().page).toEqual(confirmed)
    answer(confirmed)
    await joined
    expect(shown()).toMatchObject({ page: expected, list: expected })
  })

  it('a person who leaves again is neither, and is a witness again if the request fails', async () => {
    const { userId, displayName, avatarUrl } = adasProfile
    const own = { userId, displayName, avatarUrl }
    const confirmed = { ...seen, isWitness: true, witnessesCount: 2, witnesses: [neighbour, own] }
    const { leave, fail, shown } = open(confirmed)
    const left = leave()
    const expected = { isReporter: false, isWitness: false, witnessesCount: 1 }
    await waitFor(() => expect(shown()).toMatchObject({ page: expected, list: expected }))

    fail()
    await expect(left).rejects.toBeInstanceOf(ApiError)
    expect(shown().page).toEqual(confirmed)
    expect(shown().list).toMatchObject({ isReporter: false, isWitness: true, witnessesCount: 2 })
  })
})
