import type { Platform } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { demoWorld } from './demoWorld.ts'

/** The people and places of the demo, and the moment at which it begins. */
export type SeedWorld = ReturnType<typeof demoWorld> &
  Pick<Platform, 'files' | 'secrets'> & {
    readonly now: Date
    /** How many times as much has happened as in a demo of the usual size; 0 = only what happened of late. */
    readonly scale: number
  }
/** Writes an area's part of the demo world. */
export type Seed = (tx: Queryable, world: SeedWorld) => Promise<void>
/** Loaded for the first start only: the demo world is a tenth of the server. */
export type LoadSeed = () => Promise<{ readonly seed: Seed }>
