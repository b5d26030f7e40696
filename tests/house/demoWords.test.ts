import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoPastSituations, demoSituations } from '#server/areas/decisions/demo/demoDecisionSituations.ts'
import { demoTextOf } from '#server/areas/decisions/demo/demoDecisionVariants.ts'
import { archivedTopics } from '#server/areas/forum/demo/demoArchivedTopics.ts'
import { buildingTopics } from '#server/areas/forum/demo/demoBuildingTopics.ts'
import { neighbourTopics } from '#server/areas/forum/demo/demoNeighbourTopics.ts'
import { quebecTopics } from '#server/areas/forum/demo/demoQuebecTopics.ts'
import { demoThreads } from '#server/areas/messages/demo/demoThreads.ts'
import { demoTickets } from '#server/areas/support/demo/demoTickets.ts'
import { demoIdentities } from '#server/demo/demoCommunity.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { demoStories } from '#tests/support/server/demoStories.ts'

const root = path.resolve(import.meta.dirname, '../..')
const now = new Date()
const { memberships } = demoWorld({ now, passwordHash: '' })
const topics = [...archivedTopics, ...buildingTopics, ...neighbourTopics, ...quebecTopics]
const situations = [...demoSituations, ...demoPastSituations]

/** The names of the demo's accounts and places, and the titles of what happens there. */
const words = new Set([
  ...demoPeople.map(({ name }) => demoName(name)),
  ...demoIdentities(memberships).flatMap(({ displayName }) => displayName ?? []),
  ...demoPlaces.map(({ name }) => name),
  ...demoStories(now).map(({ title }) => title),
  ...demoPlaces.flatMap((place) => situations.map(({ name }) => demoTextOf(place, name).title)),
  ...topics.map(({ title }) => title),
  ...demoThreads.map(({ name }) => name),
  ...demoTickets(now).tickets.map(({ subject }) => subject),
])

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
function namedIn(source: string) {
  const code = withoutComments(source)
  return [...words].filter((word) => code.includes(word))
}

describe('the words of the demo, which may grow and change', () => {
  it('are found wherever a test writes one down', () => {
    expect(words.size).toBeGreaterThan(100)
    const [place] = demoPlaces
    expect(namedIn(`screen.getByText(/${place?.name}/)`)).toEqual([place?.name])
    expect(namedIn(`// ${place?.name}`)).toEqual([])
  })

  it('are in no test: each asks the seed', async () => {
    const found: string[] = []
    for await (const file of glob('tests/**/*.{ts,tsx}', { cwd: root })) {
      found.push(...namedIn(readFileSync(path.join(root, file), 'utf8')).map((word) => `${file}: ${word}`))
    }
    expect(found).toEqual([])
  })
})
