import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { LiveTopic } from '#contract/live.ts'
import { ApiError } from '#src/api/api.ts'
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
type Answers = z.output<typeof answers>

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
  const earlier = earlierReading()
  const recall = async () => {
    for (const { key, data, at } of missingFrom(client, await earlier(ownKey(person()))))
      client.setQueryData(key, data, { updatedAt: at })
  }
  if (isRecalled) await recall()
  let isAwaited = false
  const write = async () => {
    await whenIdle()
    isAwaited = false
    const key = ownKey(person())
    const before = await earlier(key)
    if (key === null) return
    await writeCopy(key, newest([...answersOf(client), ...missingFrom(client, before)]))
    // The person may have signed out meanwhile, and removed the copy before it was written.
    if (ownKey(person()) !== key) await forgetCopy()
  }
  const writeSoon = () => {
    if (isAwaited) return
    isAwaited = true
    setTimeout(() => void write().catch(() => undefined), pause)
  }
  const recallFor = async (query: Query) => {
    await recall()
    // The repeated request fails too, and so the part says how old its data are.
    if (query.state.data !== undefined) await query.fetch()
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'error' && query.state.data === undefined && isUnanswered(action.error))
      void recallFor(query).catch(() => undefined)
    if (action.type !== 'success') return
    if (!action.manual) noteAnswer()
    writeSoon()
  })
  writeSoon()
}

/** What this session read before the page opened: a page that opens reads little, and its copy must not replace all the rest. */
function earlierReading() {
  let of: string | null = null
  let read: Promise<Answers> = Promise.resolve([])
  return (person: string | null): Promise<Answers> => {
    if (person !== of) read = person === null ? Promise.resolve([]) : readAnswers(person)
    of = person
    return read
  }
}

async function readAnswers(person: string): Promise<Answers> {
  const oldest = Date.now() - longest
  const { data = [] } = answers.safeParse(await readCopy(person))
  return data.filter(({ at }) => at > oldest)
}

/** The answers that the page has neither read nor been refused. */
const missingFrom = (client: QueryClient, earlier: Answers) =>
  earlier.filter(({ key }) => {
    const { data, error } = client.getQueryState(key) ?? {}
    return data === undefined && (!error || isUnanswered(error))
  })

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** The key of a session that does not impersonate anybody. */
const ownKey = (person: string | null) => (person?.endsWith('/') ? person : null)

const answersOf = (client: QueryClient): Answers =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && subjects.includes(queryKey[0]))
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: firstPages(state.data), at: state.dataUpdatedAt }))

const newest = (known: Answers) => known.sort((one, other) => other.at - one.at).slice(0, most)

function firstPages(answer: unknown) {
  const { success, data } = list.safeParse(answer)
  return success ? { pages: data.pages.slice(0, mostPages), pageParams: data.pageParams.slice(0, mostPages) } : answer
}
