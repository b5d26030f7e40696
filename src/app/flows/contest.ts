import { contestMachine } from '#machines/decisions/contest/contest.machine.ts'
import type { FetchedFlow } from '#machines/portal/portal/portal.flow.ts'
import { ContestScreen } from '#src/areas/decisions/contest/ContestScreen.tsx'
import { contestActors } from '#src/areas/decisions/contest/contest.actors.ts'
import { contestDraft } from '#src/areas/decisions/contest/contestDraft.ts'
import { reasonDraft } from '#src/areas/decisions/voteCheck/ReasonForm.tsx'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import type { FlowDependencies } from '../flowModules.ts'

export const Screen = ContestScreen
/** Texts that most visits never need. */
export const texts = [pageTexts('application'), pageTexts('contest')]

/** /contester-un-vote?contest_token=… */
export const fetchedFlow = ({ location, api }: FlowDependencies): FetchedFlow => ({
  name: 'contest',
  logic: contestMachine.provide({
    actors: contestActors({ api }),
    actions: { forgetDraft: ({ context }) => context.vote && reasonDraft(contestDraft(context.vote)).clear() },
  }),
  input: { token: new URLSearchParams(location.search).get('contest_token') || null },
})
