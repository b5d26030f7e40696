import { room } from './decisions/room.ts'

export const texts = { room }
