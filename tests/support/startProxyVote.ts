import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { proxyVoteMachine } from '#machines/decisions/proxyVote/proxyVote.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import type {
  Principal,
  ProxyAct,
  ProxyDraft,
  ProxyEvent,
  ProxyInput,
  ProxyStep,
} from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'
import { stubSteps } from './stubSteps.ts'

export const aPrincipal: Principal = { id: 'p1', name: 'Renée Morel', votes: 120, isOnline: false }
export const aBallot: Attachment = {
  id: 'b1',
  fileUrl: '/v1/attachments/b1/file',
  thumbnailUrl: null,
  displayName: 'bulletin.pdf',
  sourceContentType: 'application/pdf',
  sourceFileSize: 12_000,
  sourceFileName: 'bulletin.pdf',
}

/** The vote by power with a stub server, and a page that records its steps. */
export function startProxyVote(input: Partial<ProxyInput> = {}) {
  const { actors, server } = stubPasswordStep<ProxyAct>()
  const steps = stubSteps<ProxyStep, ProxyDraft>()
  const page = Object.assign(steps.page, { close: (): void => {} })
  const machine = proxyVoteMachine.provide({
    actors: {
      ...actors,
      ...steps.actors,
      watchDecision: fromCallback<ProxyEvent>(({ sendBack }) => {
        page.close = () => sendBack({ type: 'decision.closed' })
      }),
    },
    actions: steps.actions,
  })
  const actor = createActor(machine, {
    input: { draft: null, step: 'principal', ...input },
    clock: new SimulatedClock(),
  }).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  return {
    actor,
    server,
    page,
    pick(principal = aPrincipal) {
      actor.send({ type: 'principal.choose', principal })
      actor.send({ type: 'principal.confirm' })
    },
    fillIn() {
      actor.send({ type: 'ballot.attach', ballot: aBallot })
      actor.send({ type: 'choice.choose', choice: 'against' })
      actor.send({ type: 'ballot.sign', isSigned: true })
      actor.send({ type: 'ballot.confirm' })
    },
    ...passwordStep,
  }
}
