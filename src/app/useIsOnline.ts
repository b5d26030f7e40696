import { useSyncExternalStore } from 'react'
import { followNetwork } from './network.ts'

/** Whether the browser has a network, as it changes. */
export const useIsOnline = () => useSyncExternalStore(followNetwork, () => navigator.onLine)
