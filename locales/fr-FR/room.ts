import { room } from './decisions/room.ts'

/** What is read while votes are recorded in a meeting, beside the texts of all pages of decisions. */
export const texts = { room } as const
