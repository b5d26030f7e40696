import { searchRoutes } from '#contract/search.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { find } from './find.ts'
import type { SearchSources } from './searchSource.ts'

/** One search box for everything a person may see. */
export const searchService = (sources: readonly SearchSources[]) =>
  defineArea({ routes: [served(searchRoutes, { find: find(sources) })] })
