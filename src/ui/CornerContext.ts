import { createContext, type ReactNode } from 'react'

/** What stands next to the logo of every page without the frame: the choice of language. */
export const CornerContext = createContext<ReactNode>(null)
