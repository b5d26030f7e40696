import { z } from 'zod'
import { manifests } from '../areas.ts'
import { readConfig } from '../platform/config.ts'
import { compareMigrations } from '../platform/migrate.ts'
import { defineCommand, Refusal } from './command.ts'
import { openInstallation } from './openInstallation.ts'

export const verifyVotes = defineCommand({
  summary: 'Verify the votes, the roll and the log of every decision',
  usage: '',
  options: {},
  input: z.object({ arguments: z.tuple([], { error: 'no argument is needed' }) }),
  run: async (_input, { env, say, complain }) => {
    const { db, close } = await openInstallation(readConfig(env), { isDry: true })
    try {
      const { missing, unknown } = await compareMigrations(db)
      if (missing + unknown > 0)
        throw new Refusal('The database is of another release: start the portal of this one first.')
      let [verified, altered] = [0, 0]
      for (const { verifyVotes: verify } of manifests) {
        const found = await verify?.(db)
        for (const fault of found?.faults ?? []) complain(fault)
        verified += found?.count ?? 0
        altered += found?.faults.length ?? 0
      }
      say(`${verified} decisions verified, ${altered} altered.`)
      return altered === 0 ? 0 : 1
    } finally {
      await close()
    }
  },
})
