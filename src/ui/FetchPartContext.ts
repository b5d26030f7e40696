import { createContext } from 'react'

/** How a part is fetched that is not there yet: what happens without a network, and after a deployment. */
export type FetchPart = <T>(name: string, load: () => Promise<T>) => () => Promise<T>

export const FetchPartContext = createContext<FetchPart>((_name, load) => load)
