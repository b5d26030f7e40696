import { createContext } from 'react'

/** Loads a part that is not there yet, and handles a missing network or a new deployment. */
export type FetchPart = <T>(name: string, load: () => Promise<T>) => () => Promise<T>

export const FetchPartContext = createContext<FetchPart>((_name, load) => load)
