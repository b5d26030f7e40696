import { stories as newsStories } from '#server/areas/news/demo/seedNews.ts'
import { stories as reportStories } from '#server/areas/reports/demo/seedReports.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import type { DemoStory } from '#server/demo/seed.ts'

/** The stories of the areas in a demo of the usual size, which notifications repeat. */
export function demoStories(now: Date): readonly DemoStory[] {
  const world = { ...demoWorld({ now, passwordHash: '' }), now, scale: 1 }
  return [...newsStories(world), ...reportStories(world)]
}
