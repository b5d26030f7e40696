import { defineArea } from '#server/defineArea.ts'
import { findOwnImports } from './imports.store.ts'

/** Folders of the manager's system, whose files areas declare. */
export const importsService = defineArea({
  routes: [],
  ownData: findOwnImports,
})
