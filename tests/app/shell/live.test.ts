import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveEffects } from '#src/app/shell/live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = {
  identity: () => ({ accessToken: null, placeId: null, personKey: null, isImpersonating: false }),
  refresh: () => Promise.resolve(),
}

/** A query on screen whose answers come when the test says so. */
function show() {
  const client = new QueryClient()
  const answers: ((data: string) => void)[] = []
  const aborted: number[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['messages', 'thread'],
    queryFn: ({ signal }) => {
      const call = answers.length
      signal.addEventListener('abort', () => aborted.push(call))
      return new Promise<string>((resolve) => void answers.push(resolve))
    },
  })
  const leave = observer.subscribe(() => {})
  return { client, answers, aborted, leave, shown: () => observer.getCurrentResult().data }
}

it('requests a later change even if the response to an earlier one hangs', async () => {
  const { client, answers, aborted, leave, shown } = show()
  answers[0]?.('first')
  await vi.advanceTimersByTimeAsync(0)
  const { refreshTopic } = liveEffects({ client, baseUrl: '', session }).actions
  refreshTopic(null, { topic: 'messages' })
  await vi.advanceTimersByTimeAsync(1_000)
  refreshTopic(null, { topic: 'messages' })

  await vi.advanceTimersByTimeAsync(10_000)

  expect([answers.length, aborted]).toEqual([3, [1]])
  answers[2]?.('third')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('third')
  leave()
})

it('shows the response to one change while others arrive, then refetches once for those', async () => {
  const { client, answers, aborted, leave, shown } = show()
  answers[0]?.('first')
  await vi.advanceTimersByTimeAsync(0)
  const { refreshTopic } = liveEffects({ client, baseUrl: '', session }).actions
  const change = () => refreshTopic(null, { topic: 'messages' })
  change()
  change()
  await vi.advanceTimersByTimeAsync(100)
  expect(answers).toHaveLength(2)

  change()
  await vi.advanceTimersByTimeAsync(1_000)
  change()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([answers.length, aborted]).toEqual([2, []])
  answers[1]?.('second')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('second')

  await vi.advanceTimersByTimeAsync(100)
  answers[2]?.('third')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([shown(), answers.length]).toEqual(['third', 3])
  leave()
})
