import { createContext } from 'react'

/** Loads a part that is not there yet, and handles a missing network or a new deployment. */
export type LoadChunk = <T>(name: string, load: () => Promise<T>) => () => Promise<T>

export const LoadChunkContext = createContext<LoadChunk>((_name, load) => load)
