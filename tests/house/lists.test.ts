import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { lists, listsWithoutData } from '#tests/bench/lists.ts'

const routes: readonly Route[] = Object.values(api).flatMap((table): readonly Route[] => Object.values(table))
const isList = ({ answer }: Route) => answer instanceof z.ZodMiniObject && 'meta' in answer.shape
const summaries = (some: readonly Route[]) => new Set(some.map(({ summary }) => summary))

describe('the benchmark', () => {
  it('measures every list of the API with ten times the data', () => {
    const measured = Object.values(lists).map(({ route }) => route)
    expect(summaries([...measured, ...listsWithoutData])).toEqual(summaries(routes.filter(isList)))
  })
})
