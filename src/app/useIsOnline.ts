import { useSyncExternalStore } from 'react'
import { followNetwork } from './network.ts'

export const useIsOnline = () => useSyncExternalStore(followNetwork, () => navigator.onLine)
