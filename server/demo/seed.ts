import type { Platform } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { demoWorld } from './demoWorld.ts'

/** What happened in a place, in the words of the area that shows it. Notifications report the same events at the same times. */
export type DemoStory = {
  readonly kind: 'report' | 'news'
  readonly placeId: string
  readonly title: string
  /** The screen that shows it. */
  readonly path: string
  /** Whether nothing more will happen to it. */
  readonly isOver: boolean
  /** The earliest first, each with the name of its author. */
  readonly steps: readonly { readonly author: string; readonly at: Date }[]
}

/** The people and places of the demo, and the moment at which it begins. */
export type StoryWorld = ReturnType<typeof demoWorld> &
  Pick<Platform, 'files' | 'secrets'> & {
    readonly now: Date
    /** How many times as much has happened as in a demo of the usual size; 0 = only recent events. */
    readonly scale: number
  }
export type SeedWorld = StoryWorld & { readonly stories: readonly DemoStory[] }
/** Writes an area's part of the demo world. */
export type Seed = (tx: Queryable, world: SeedWorld) => Promise<void>
/** Loaded for the first start only: the demo world is a tenth of the server. */
export type LoadSeed = () => Promise<{
  readonly seed: Seed
  /** The people of one place, in the demo's order. */
  readonly stories?: (world: StoryWorld) => readonly DemoStory[]
}>
