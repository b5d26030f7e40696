import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { email as typedEmail } from '#contract/emails.ts'
import { offerCodes } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { audit } from '../platform/audit.store.ts'
import { readConfig } from '../platform/config.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { createSites, type Sites } from '../platform/sites.ts'
import { createLink } from '../services/access/createLink.ts'
import { ensureAccount, findAccountById, makeAdministrator } from '../services/directory/profile.store.ts'
import { defineCommand, dryRun, isDryRun } from './command.ts'
import { openInstallation } from './openInstallation.ts'

const isMissing = { error: 'is missing' } as const
const input = z.object({
  email: z
    .string(isMissing)
    .refine((text) => typedEmail.safeParse(text).success, { error: 'is not an e-mail address' })
    .transform((text) => text.trim().toLowerCase()),
  offer: z
    .string(isMissing)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(offerCodes, { error: 'is not an offer' })),
  name: z.string(isMissing).trim().min(1, { error: 'is empty' }).max(100, { error: 'is too long' }),
  'dry-run': isDryRun,
})
type Person = Pick<z.output<typeof input>, 'email' | 'offer' | 'name'>

/** Rolls the transaction of a dry run back, and carries its result. */
class Undone extends Error {
  readonly link: string | null
  constructor(link: string | null) {
    super('a dry run')
    this.link = link
  }
}

export const createAdmin = defineCommand({
  summary: 'Create an administrator, and print the link that activates the account',
  usage: '--email <address> --offer <code> --name "<first and last name>" [--dry-run]',
  options: {
    email: { type: 'string', about: 'the address to sign in with; an existing account becomes an administrator' },
    offer: { type: 'string', about: `the offer to sign in to: ${Object.keys(offers).join(', ')}` },
    name: { type: 'string', about: 'first name, then last name' },
    'dry-run': dryRun,
  },
  input,
  run: async ({ 'dry-run': isDry, ...person }, { env, say }) => {
    const config = readConfig(env)
    const sites = createSites({ forced: config.OFFER ?? null, publicUrl: config.PUBLIC_URL })
    const { db, close } = await openInstallation(config, { isDry })
    try {
      const link = isDry ? await rehearse(db, sites, person) : await create(db, sites, person)
      say(`${isDry ? 'Would create' : 'Created'} the administrator ${person.email} of ${person.offer}.`)
      if (link === null) say('The account has a password already, which stays as it is.')
      else if (isDry) say('Would print a link that activates the account. Nothing has changed.')
      else say(`This link activates the account once, within seven days:\n${link}`)
      return 0
    } finally {
      await close()
    }
  },
})

async function create(db: Database, sites: Sites, person: Person) {
  await migrate(db)
  return db.transaction((tx) => writeAdministrator(tx, sites, person))
}

async function rehearse(db: Database, sites: Sites, person: Person): Promise<string | null> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await create(tx, sites, person))
    })
  } catch (error) {
    if (error instanceof Undone) return error.link
    throw error
  }
}

/** Returns the address of the activation link, or `null` for somebody who has a password. */
async function writeAdministrator(tx: Queryable, { urlOf }: Sites, { email, offer: code, name }: Person) {
  const now = () => new Date()
  const offer = offers[code]
  const ctx = { now, offer, urlOf, requestId: `portal-${randomUUID()}` }
  const [firstName = name, ...others] = name.split(/\s+/)
  const [locale = 'fr-FR'] = offer.locales
  const userId = await ensureAccount(tx, { email, offer: code, locale, now: now() })
  await makeAdministrator(tx, userId, { displayName: name, firstName, lastName: others.join(' ') })
  await audit(tx, ctx, { action: 'administration.createAdministrator', subjectId: userId, actor: null })
  const account = await findAccountById(tx, userId)
  if (account?.passwordHash) return null
  const { address } = await createLink(tx, ctx, { userId, kind: 'activation' })
  return address
}
