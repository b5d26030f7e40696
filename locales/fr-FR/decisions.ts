import { checks } from './decisions/checks.ts'
import { decisions } from './decisions/decisions.ts'
import { meetings } from './decisions/meetings.ts'
import { votes } from './decisions/votes.ts'

/** The texts of decisions, votes and meetings. */
export const texts = { checks, decisions, meetings, votes } as const
