import { Hono } from 'hono'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { communityRoutes } from '#contract/community.ts'
import type { equipmentRoutes } from '#contract/equipments.ts'
import { searchKinds } from '#contract/search.ts'
import { manifests, mountAreas } from '#server/areas.ts'
import type { Env } from '#server/platform/app.ts'
import type { served } from '#server/platform/serve.ts'
import { namedRoutes } from '#tests/support/server/routeCalls.ts'

describe('the manifests of the server', () => {
  it('serve every route of the contract exactly once', () => {
    const app = new Hono<Env>()
    mountAreas(app)
    const mounted = app.routes.map(({ method, path }) => `${method} ${path}`)
    const timesMounted = namedRoutes.map(({ name, route: { method, path } }) => {
      const line = `${method.toUpperCase()} ${path}`
      return { name, times: mounted.filter((other) => other === line).length }
    })
    expect(timesMounted.filter(({ times }) => times !== 1)).toEqual([])
  })

  it('have one search source for every kind of thing', () => {
    const found = manifests.flatMap(({ search }) => Object.keys(search ?? {}))
    expect(found.toSorted()).toEqual([...searchKinds].toSorted())
  })

  it('name a verb for every route, and find the place of a thing whose path does not name it', () => {
    type OfEquipments = Parameters<typeof served<typeof equipmentRoutes>>
    type OfCommunity = Parameters<typeof served<typeof communityRoutes>>
    expectTypeOf<keyof OfEquipments[1]>().toEqualTypeOf<keyof typeof equipmentRoutes>()
    expectTypeOf<OfEquipments['length']>().toEqualTypeOf<3>()
    expectTypeOf<Parameters<OfEquipments[2]>[1]>().toEqualTypeOf<{ equipmentId: string }>()
    expectTypeOf<OfCommunity['length']>().toEqualTypeOf<2>()
  })
})
