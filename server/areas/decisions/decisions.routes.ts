import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import type { App } from '#server/platform/app.ts'
import { serve, serveInSteps } from '#server/platform/serve.ts'
import { hashOfFile } from '#server/services/files/hashOfFile.ts'
import { answerDecision } from './answerDecision.ts'
import { castVote } from './castVote.ts'
import { changeVote } from './changeVote.ts'
import { createDecision } from './createDecision.ts'
import { listBallots } from './listBallots.ts'
import { listDecisions } from './listDecisions.ts'
import { listKeptBallots } from './listKeptBallots.ts'
import { listKeys } from './listKeys.ts'
import { listPrincipals } from './listPrincipals.ts'
import { readProxyAllowance } from './readProxyAllowance.ts'
import { readReceipt } from './readReceipt.ts'
import { voteByProxy } from './voteByProxy.ts'
import { placeOfDecision } from './voting.store.ts'

/** Decisions put to the vote of the co-owners (specification §7). */
export function decisionRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listDecisions(ctx, asked))
  serve(app, routes.create, ({ ctx, ...asked }) => createDecision(ctx, asked))
  serve(app, routes.keys, ({ ctx, ...asked }) => listKeys(ctx, asked))
  serve(app, routes.read, ({ ctx, ...asked }) => answerDecision(ctx.db, ctx, asked), placeOfDecision)
  serve(app, routes.vote, ({ ctx, ...asked }) => castVote(ctx, asked), placeOfDecision)
  serve(app, routes.changeVote, ({ ctx, ...asked }) => changeVote(ctx, asked), placeOfDecision)
  serveInSteps(
    app,
    routes.voteByProxy,
    {
      prepare: ({ ctx, body }) => hashOfFile(ctx, body.proxyVote.ballotId),
      handle: ({ ctx, ...asked }, ballotHash) => voteByProxy(ctx, asked, ballotHash),
    },
    placeOfDecision,
  )
  serve(app, routes.principals, ({ ctx, ...asked }) => listPrincipals(ctx, asked), placeOfDecision)
  serve(app, routes.proxyAllowance, ({ ctx, ...asked }) => readProxyAllowance(ctx, asked), placeOfDecision)
  serve(app, routes.receipt, ({ ctx, ...asked }) => readReceipt(ctx, asked), placeOfDecision)
  serve(app, keptBallotRoutes.keptBallots, ({ ctx, ...asked }) => listKeptBallots(ctx, asked), placeOfDecision)
  serve(app, routes.ballots, ({ ctx, ...asked }) => listBallots(ctx, asked), placeOfDecision)
}
