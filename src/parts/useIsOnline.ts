import { useSyncExternalStore } from 'react'
import { followNetwork, isOnline } from './network.ts'

export const useIsOnline = () => useSyncExternalStore(followNetwork, isOnline)
