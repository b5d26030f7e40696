import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { LiveTopic } from '#contract/live.ts'
import { registerSiteWorker } from '#src/api/siteWorker.ts'
import { noteAnswer } from '#src/parts/network.ts'
import type { CurrentPerson } from '../queryCache.ts'
import { forgetCopy, readCopy, writeCopy } from './sealedCopy.ts'
import { whenIdle, whenQuiet } from './spareTime.ts'

type Settings = {
  readonly client: QueryClient
  readonly person: CurrentPerson
  /** Whether the page was opened without a network, so that it starts with the copy. */
  readonly isRecalled: boolean
}

/** The subjects that are copied. Data of operators, searches and settings are never stored on a device. */
const subjects: readonly unknown[] = [
  'notifications',
  'profile',
  'places',
  'community',
  'news',
  'reports',
  'equipments',
  'meetings',
  'decisions',
  'accounts',
] satisfies readonly LiveTopic[]
const most = 200
/** Pages of a list. Writing all pages of a long list would block the page at each new one. */
const mostPages = 5
/** Milliseconds: seven days. Older answers would mislead more than they help. */
const longest = 7 * 24 * 3_600_000
/** Milliseconds between an answer and its copy: answers come in bursts. */
const pause = 500

const list = z.object({ pages: z.array(z.unknown()), pageParams: z.array(z.unknown()) })
const answers = z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), at: z.number() }))

/**
 * Keeps a copy of what the person reads on their device, for times without a network, and tells the worker to keep the files of
 * the page. An impersonated person leaves no copy.
 */
export async function copyReading({ client, person, isRecalled }: Settings): Promise<void> {
  // The first installation fetches hundreds of files, which would delay keys on a slow processor.
  if (import.meta.env.PROD)
    void whenQuiet()
      .then(registerSiteWorker)
      .catch(() => undefined)
  if (isRecalled) await recall(client, ownKey(person()))
  let isAwaited = false
  const write = async () => {
    await whenIdle()
    isAwaited = false
    const key = ownKey(person())
    if (key === null) return
    await writeCopy(key, answersOf(client))
    // The person may have signed out meanwhile, and removed the copy before it was written.
    if (ownKey(person()) !== key) await forgetCopy()
  }
  const writeSoon = () => {
    if (isAwaited) return
    isAwaited = true
    setTimeout(() => void write().catch(() => undefined), pause)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!event.action.manual) noteAnswer()
    writeSoon()
  })
  writeSoon()
}

/** The key of a session that does not impersonate anybody. */
const ownKey = (person: string | null) => (person?.endsWith('/') ? person : null)

const answersOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && subjects.includes(queryKey[0]))
    .map(({ queryKey, state }) => ({ key: queryKey, data: firstPages(state.data), at: state.dataUpdatedAt }))
    .sort((one, other) => other.at - one.at)
    .slice(0, most)

function firstPages(answer: unknown) {
  const { success, data } = list.safeParse(answer)
  return success ? { pages: data.pages.slice(0, mostPages), pageParams: data.pageParams.slice(0, mostPages) } : answer
}

async function recall(client: QueryClient, person: string | null) {
  if (person === null) return
  const copy = answers.safeParse(await readCopy(person))
  if (!copy.success) return
  const oldest = Date.now() - longest
  for (const { key, data, at } of copy.data) {
    if (at > oldest) client.setQueryData(key, data, { updatedAt: at })
  }
}
