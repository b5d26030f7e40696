import { importRoutes } from '#contract/importRoutes.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { abandonImport, confirmImport } from './changeImport.ts'
import { createImport } from './createImport.ts'
import { importCheck, importRun, type LoadFiles } from './importJobs.ts'
import { endStale, findOwnImports } from './imports.store.ts'
import { listImports, readImport, readRefusals } from './readImport.ts'

/** The longest time that files wait for a confirmation, or for a retry. */
const patience = 24 * 3_600_000

/** Folders of the manager's system, whose files areas declare. */
export const importsService = (loadFiles: LoadFiles) => {
  const [check, run] = [importCheck(loadFiles), importRun(loadFiles)]
  return defineArea({
    routes: [
      served(importRoutes, {
        list: listImports,
        create: createImport(check.of),
        read: readImport,
        refusals: readRefusals,
        confirm: confirmImport(run.of),
        abandon: abandonImport,
        templates: async ({ offer }) => {
          const { templatesOf } = await import('./importTemplates.ts')
          return { files: templatesOf(await loadFiles(), offer) }
        },
      }),
    ],
    ownData: findOwnImports,
    jobs: {
      kinds: [check, run],
      cleanUp: async ({ db, now }) => {
        const at = now()
        await endStale(db, { before: new Date(at.getTime() - patience), now: at })
      },
    },
    seed: () => import('./demo/seedImports.ts'),
  })
}
