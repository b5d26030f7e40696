import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import type { ReportKind } from '#contract/reports/reports.ts'
import {
  selectDraft,
  selectFailure,
  selectIsIncomplete,
  selectIsLoading,
  selectIsRestored,
  selectIsSending,
  selectSent,
  selectSimilarTo,
  selectStep,
} from '#machines/reports/report/report.selectors.ts'
import { someDetails, startReport } from '#tests/support/startReport.ts'
import type { NewReportDriver } from './newReport.model.ts'
import { everyPath } from './newReport.model.ts'

async function driveMachine(): Promise<NewReportDriver> {
  let started = startReport()
  const settled = () => waitFor(started.actor, (snapshot) => !selectIsLoading(snapshot))
  await settled()
  const now = () => started.actor.getSnapshot()
  const choose = (usualKind: ReportKind) => {
    started.actor.send({ type: 'category.choose', category: 7, usualKind })
    started.actor.send({ type: 'what.confirm' })
  }
  const send = async (isLost: boolean) => {
    const { answer } = started.server
    if (isLost) started.server.answer = { kind: 'unanswered' }
    started.actor.send({ type: 'report.send' })
    await waitFor(started.actor, (snapshot) => !selectIsSending(snapshot))
    started.server.answer = answer
  }
  return {
    events: {
      'resident continues without choosing': () => started.actor.send({ type: 'what.confirm' }),
      'resident chooses a breakdown': () => choose('dysfunctional'),
      'resident chooses a water leak': () => choose('emergency'),
      'resident has called the number': () => started.actor.send({ type: 'number.confirm' }),
      'resident needs no call': () => started.actor.send({ type: 'number.decline' }),
      'resident describes it': () => started.actor.send({ type: 'details.confirm', details: someDetails }),
      'resident describes something that a neighbour has reported': () => {
        started.actor.send({ type: 'details.change', details: someDetails })
        started.clock.increment(400)
      },
      'resident joins that report': async () => {
        started.actor.send({ type: 'duplicate.join', reportId: 'r7' })
        await waitFor(started.actor, selectIsLoading)
      },
      'resident goes back': () => started.page.show('details'),
      'resident comes back later': async () => {
        const draft = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startReport({ step: 'review', loaded: { draft, where: null, isFromTab: true } })
        await settled()
      },
      'resident sends it': () => send(false),
      'resident sends it, but the response is lost': () => send(true),
    },
    states: {
      'is asked what is wrong': () => expect(selectStep(now())).toBe('what'),
      'is told to choose': () => expect(selectIsIncomplete(now())).toBe(true),
      'is told to call': () => expect(selectStep(now())).toBe('emergency'),
      'is asked where it is': () => expect(selectStep(now())).toBe('details'),
      'goes on without a call': () => expect(selectStep(now())).toBe('details'),
      'sees that it is already reported': () => expect(selectSimilarTo(now())).toContain(someDetails.title),
      'reviews the report': () => expect(selectStep(now())).toBe('review'),
      'finds the description again': () => {
        expect(selectStep(now())).toBe('details')
        expect(selectDraft(now())).toMatchObject(someDetails)
      },
      'reviews the saved draft': () => {
        expect([selectStep(now()), selectIsRestored(now())]).toEqual(['review', true])
        expect(selectDraft(now())).toMatchObject(someDetails)
      },
      'learns that the outcome is unknown': () => expect(selectFailure(now())).toBe('unanswered'),
      'learns who takes care of it': () => {
        expect(selectSent(now())?.responsible).toBe('Paul')
        expect(new Set(started.server.received.map(({ key }) => key)).size).toBe(1)
      },
      'follows that report': () => expect(started.page.said).toContain('shows r7'),
    },
  }
}

describe('reporting a problem, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveMachine())
  })
})
