import type { VotingCatalogue } from '../catalogue.ts'
import { decisions } from './decisions.ts'
import { votes } from './votes.ts'

/** What is read on the screens of decisions, votes and meetings: fetched with the first of them. */
export const voting: VotingCatalogue = { decisions, votes }
