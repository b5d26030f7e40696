import { z } from 'zod'
import { manifests } from '../areas.ts'
import { readConfig } from '../platform/config.ts'
import { compareMigrations } from '../platform/migrate.ts'
import { openSecrets } from '../platform/openSecrets.ts'
import { defineCommand, dryRun, isDryRun, Refusal } from './command.ts'
import { openInstallation } from './openInstallation.ts'

export const sealAnew = defineCommand({
  summary: 'Encrypt account details anew with the first key of SECRETS_KEY',
  usage: '[--dry-run]',
  options: { 'dry-run': dryRun },
  input: z.object({ arguments: z.tuple([], { error: 'no argument is needed' }), 'dry-run': isDryRun }),
  run: async ({ 'dry-run': isDry }, { env, say }) => {
    const config = readConfig(env)
    if (config.SECRETS_KEY === undefined)
      throw new Refusal('SECRETS_KEY is not set: there is no other key to change to.')
    const secrets = await openSecrets(config)
    const { db, close } = await openInstallation(config, { isDry: true })
    try {
      const { missing, unknown } = await compareMigrations(db)
      if (missing + unknown > 0)
        throw new Refusal('The database is of another release: start the portal of this one first.')
      let count = 0
      for (const area of manifests) count += (await area.sealAnew?.(db, secrets, { isDry })) ?? 0
      say(isDry ? `Would encrypt ${count} accounts anew. Nothing has changed.` : `${count} accounts encrypted anew.`)
      return 0
    } finally {
      await close()
    }
  },
})
