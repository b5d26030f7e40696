import { distributionListKinds } from '#contract/community.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { distributionLists } from '#server/services/directory/distributionLists.tables.ts'

/** Every list of every place; roles decide who belongs to it. */
export const seed: Seed = async (tx) => {
  const lists = demoPlaces.flatMap(({ key }) =>
    distributionListKinds.map((kind) => ({
      id: demoId(`distribution list ${key} ${kind}`),
      placeId: demoId(`place ${key}`),
      kind,
    })),
  )
  await inBatches(lists, (rows) => tx.insert(distributionLists).values(rows))
}
