import { decisions } from './decisions.ts'
import { meetings } from './meetings.ts'
import { newDecision } from './newDecision.ts'
import { receipts } from './receipts.ts'
import { room } from './room.ts'
import { verification } from './verification.ts'
import { votes } from './votes.ts'

/** What is read on the screens of decisions, votes and meetings: fetched with the first of them. */
export const voting = { decisions, meetings, newDecision, receipts, room, verification, votes } as const
