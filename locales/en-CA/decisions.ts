import { checks } from './decisions/checks.ts'
import { decisions } from './decisions/decisions.ts'
import { meetings } from './decisions/meetings.ts'
import { receipts } from './decisions/receipts.ts'
import { room } from './decisions/room.ts'
import { verification } from './decisions/verification.ts'
import { votes } from './decisions/votes.ts'

export const texts = { checks, decisions, meetings, receipts, room, verification, votes }
