import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { countInRoom } from './countInRoom.ts'
import { listRoomVoters } from './listRoomVoters.ts'
import { readRoom } from './readRoom.ts'
import { recordOthers } from './recordOthers.ts'
import { recordRoomVote } from './recordRoomVote.ts'
import { placeOfDecision } from './voting.store.ts'

/** How a meeting votes on what was brought to it. */
export function roomRoutes(app: App): void {
  serve(app, routes.room, ({ ctx, ...asked }) => readRoom(ctx, asked), placeOfDecision)
  serve(app, routes.roomVoters, ({ ctx, ...asked }) => listRoomVoters(ctx, asked), placeOfDecision)
  serve(app, routes.recordRoomVote, ({ ctx, ...asked }) => recordRoomVote(ctx, asked), placeOfDecision)
  serve(app, routes.recordOthers, ({ ctx, ...asked }) => recordOthers(ctx, asked), placeOfDecision)
  serve(app, routes.count, ({ ctx, ...asked }) => countInRoom(ctx, asked), placeOfDecision)
}
