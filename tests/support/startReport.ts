import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ReportKind } from '#contract/reports/reports.ts'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import type { CompleteDraft, Draft } from '#machines/reports/report/report.draft.ts'
import { emptyDraft, nowhere } from '#machines/reports/report/report.draft.ts'
import { reportMachine } from '#machines/reports/report/report.machine.ts'
import { selectIsLoading, selectIsSending } from '#machines/reports/report/report.selectors.ts'
import type { LoadedDraft, ReportStep, SendAnswer } from '#machines/reports/report/report.setup.ts'
import { stubSteps } from './stubSteps.ts'

export const someDetails = {
  equipment: 'corridor',
  equipmentId: null,
  title: 'Fuite au troisième',
  description: 'De l’eau coule du plafond.',
} as const
export const aDraft: Draft = {
  ...emptyDraft('6f1f1f5e-0000-4000-8000-000000000001', nowhere),
  ...someDetails,
  category: 2,
  kind: 'dysfunctional',
}

type World = { step?: ReportStep; loaded?: LoadedDraft | Error }

/** The flow of a new report with a stub server: the test sets its answers and reads what it received. */
export function startReport({ step = 'what', loaded = { draft: null, where: null, isFromTab: false } }: World = {}) {
  const clock = new SimulatedClock()
  const server = {
    answer: { kind: 'sent', report: { id: 'r1', responsible: 'Paul', promisedOn: '2030-01-20' } } as SendAnswer | Error,
    received: [] as CompleteDraft[],
    stores: 0,
    canJoin: true,
  }
  const steps = stubSteps<ReportStep, Draft>()
  const page = Object.assign(steps.page, { said: [] as string[] })
  let keys = 0
  const machine = reportMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedDraft>(async () => {
        if (loaded instanceof Error) throw loaded
        return loaded
      }),
      keeping: draftMachine.provide({
        actors: {
          storeDraft: fromPromise<'server' | 'tab'>(async () => {
            server.stores += 1
            return 'server'
          }),
        },
        actions: { hold: () => {}, release: () => {} },
      }),
      sendReport: fromPromise<SendAnswer, { draft: CompleteDraft }>(async ({ input }) => {
        server.received.push(input.draft)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
      joinReport: fromPromise<string, { reportId: string }>(async ({ input }) => {
        if (!server.canJoin) throw new Error('offline')
        return input.reportId
      }),
      ...steps.actors,
    },
    actions: {
      ...steps.actions,
      forgetDraft: () => void page.said.push('forgotten'),
      showReport: (_, { reportId }) => void page.said.push(`shows ${reportId}`),
    },
  })
  const input = {
    createKey: () => {
      keys += 1
      return `6f1f1f5e-0000-4000-8000-00000000000${keys}`
    },
    step,
  }
  return { actor: createActor(machine, { input, clock }).start(), clock, server, page }
}

/** The same once the draft is loaded, with people's actions on it. */
export async function openReport(world: World = {}) {
  const started = startReport(world)
  await waitFor(started.actor, (snapshot) => !selectIsLoading(snapshot))
  const { actor } = started
  const now = () => actor.getSnapshot()
  const choose = (usualKind: ReportKind) => {
    actor.send({ type: 'category.choose', category: 2, usualKind })
    actor.send({ type: 'what.confirm' })
  }
  const write = (details = {}) => actor.send({ type: 'details.confirm', details: { ...someDetails, ...details } })
  const send = async () => {
    actor.send({ type: 'report.send' })
    await waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  }
  return { ...started, now, choose, write, send }
}
