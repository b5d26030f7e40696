import { room } from './decisions/room.ts'

/** The texts for recording votes in a meeting, in addition to those of all pages of decisions. */
export const texts = { room } as const
