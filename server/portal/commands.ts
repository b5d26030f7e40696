import type { Command } from './command.ts'

/** Every command by its name, in the order of the help. Its code is loaded when it is called. */
export const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['create-admin', async () => (await import('./createAdmin.ts')).createAdmin],
  ['check', async () => (await import('./check.ts')).check],
  ['vapid-keys', async () => (await import('./vapidKeys.ts')).vapidKeys],
  ['seal-anew', async () => (await import('./sealAnew.ts')).sealAnew],
  ['verify-votes', async () => (await import('./verifyVotes.ts')).verifyVotes],
  ['import', async () => (await import('./import.ts')).importCommand],
  ['bank-statement', async () => (await import('./bankStatement.ts')).bankStatement],
  ['backup', async () => (await import('./backup.ts')).backup],
  ['restore', async () => (await import('./restore.ts')).restore],
])
