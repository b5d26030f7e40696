import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { copyReading } from '#src/app/reading/copyReading.ts'
import { fakeCaches } from '#tests/support/fakeCaches.ts'

let kept: ReturnType<typeof fakeCaches>
/** Half a second after its last answer a page writes its copy: without this, into the cache of a later test. */
let pages = { areClosed: false }
beforeEach(() => {
  pages = { areClosed: false }
  kept = fakeCaches()
  vi.stubGlobal('caches', kept)
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
})
afterEach(() => {
  pages.areClosed = true
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const own = 'session-1/'
const reports = ['reports', own, 'list']
const copied = () => kept.all.get('reading')?.has('/reading') ?? false

function whileOpen(person: () => string | null) {
  const opened = pages
  return () => (opened.areClosed ? null : person())
}

/** Reads as this person, and waits until the copy is written or has been left out. */
async function read(person: () => string | null, key: readonly unknown[], data: unknown) {
  const client = createQueryClient()
  await copyReading({ client, person: whileOpen(person), isRecalled: false })
  client.setQueryData(key, data)
  await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  return client
}

async function recalled(own: string, key: readonly unknown[]) {
  const client = createQueryClient()
  let person: string | null = own
  await copyReading({ client, person: () => person, isRecalled: true })
  // It writes no copy into the cache of the next test.
  person = null
  return client.getQueryData(key)
}

it('restores what the same session has read', async () => {
  await read(() => own, reports, ['leak'])
  await waitFor(() => expect(copied()).toBe(true))
  expect(await recalled(own, reports)).toEqual(['leak'])
})

it('keeps what an earlier page of the session read, and recalls it once a request stays unanswered', async () => {
  await read(() => own, reports, ['leak'])
  await waitFor(() => expect(copied()).toBe(true))
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const news = ['news', own, 'list']
  const client = await read(() => own, news, ['works'])
  await waitFor(async () => expect(await recalled(own, news)).toEqual(['works']))
  expect(await recalled(own, reports)).toEqual(['leak'])

  const queryFn = vi.fn(() => Promise.reject(new ApiError(0, 'no network', null)))
  await expect(client.query({ queryKey: reports, queryFn })).rejects.toThrow('no network')
  await waitFor(() => expect(client.getQueryState(reports)).toMatchObject({ data: ['leak'], status: 'error' }))
})

it('forgets what the server has refused since', async () => {
  await read(() => own, reports, ['leak'])
  await waitFor(() => expect(copied()).toBe(true))
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const client = createQueryClient()
  await copyReading({ client, person: whileOpen(() => own), isRecalled: false })
  const queryFn = () => Promise.reject(new ApiError(403, 'Forbidden', null))
  await expect(client.query({ queryKey: reports, queryFn })).rejects.toThrow('Forbidden')
  client.setQueryData(['news', own], ['works'])
  await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  await waitFor(async () => expect(await recalled(own, ['news', own])).toEqual(['works']))
  expect(await recalled(own, reports)).toBeUndefined()
})

it('opens to no other session, and removes what it finds', async () => {
  await read(() => own, reports, ['leak'])
  await waitFor(() => expect(copied()).toBe(true))
  expect(await recalled('session-2/', reports)).toBeUndefined()
  expect(copied()).toBe(false)
})

it('leaves out data of operators, searches and settings', async () => {
  const people = ['administration', own, 'people']
  const client = await read(() => own, people, ['Ada'])
  expect(client.getQueryData(people)).toEqual(['Ada'])
  await waitFor(() => expect(copied()).toBe(true))
  expect(await recalled(own, people)).toBeUndefined()
})

it('keeps the first pages of a long list', async () => {
  const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  await read(() => own, reports, { pages: pagesOf(500), pageParams: pagesOf(500) })
  await vi.waitFor(() => expect(copied()).toBe(true))
  expect(await recalled(own, reports)).toEqual({ pages: pagesOf(5), pageParams: pagesOf(5) })
})

it('forgets after a week', async () => {
  await read(() => own, reports, ['leak'])
  await waitFor(() => expect(copied()).toBe(true))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 + 1_000 })
  expect(await recalled(own, reports)).toBeUndefined()
})

it('stores nothing of an impersonation, and restores nothing for one', async () => {
  const impersonating = 'session-1/somebody'
  const asked = vi.fn(() => impersonating)
  await read(asked, ['reports', impersonating, 'list'], ['leak'])
  expect(asked).toHaveBeenCalled()
  expect(kept.all.size).toBe(0)
  expect(await recalled(impersonating, reports)).toBeUndefined()
})

it('removes a copy that was being written while the person signed out', async () => {
  let person: string | null = own
  const open = kept.open
  kept.open = async (name) => {
    person = null
    return open(name)
  }
  await read(() => person, reports, ['leak'])
  await waitFor(() => expect(person).toBeNull())
  await waitFor(() => expect([...kept.all.keys()]).toEqual([]))
})
