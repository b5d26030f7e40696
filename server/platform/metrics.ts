import type { Context } from 'hono'
import type { Env } from './app.ts'

/** Counts what this process does, for its operators. */
export type Metrics = { readonly countRequest: (c: Context<Env>, milliseconds: number) => void }
