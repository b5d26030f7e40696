import type { LiveSnapshot } from './live.machine.ts'

export const selectIsConnected = (snapshot: LiveSnapshot) => snapshot.hasTag('connected')
