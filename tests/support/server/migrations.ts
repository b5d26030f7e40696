import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect } from 'vitest'
import { z } from 'zod'
import { splitIntoCalls } from '#contract/accounts/splitIntoCalls.ts'
import { explanationsOf } from '#server/areas/accounts/statement/lineDetail.store.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'

const migrationsFolder = 'server/migrations'
const known = readMigrationFiles({ migrationsFolder }).length
const journal = z.looseObject({ entries: z.array(z.unknown()) })
const tries = z.object({ rows: z.array(z.object({ email_hash: z.string(), failures: z.int(), isDated: z.boolean() })) })

const folders: string[] = []
export const removeReleases = () => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))

/** The migrations of the release that had this many. */
export async function releaseWith(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(path, 'utf8')))
  await writeFile(path, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  return folder
}
const rows = z.object({ rows: z.array(z.object({ name: z.string() })) })

async function tablesOf(db: Database) {
  const names = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.parse(names).rows.map(({ name }) => name)
}

export async function expectMigrations(db: Database) {
  // Two processes that start together take turns.
  const ran = await Promise.all([migrate(db), migrate(db)])
  expect(ran.toSorted((a, b) => a - b)).toEqual([0, known])
  expect(await migrate(db)).toBe(0)
  expect(await tablesOf(db)).toEqual(expect.arrayContaining(['audit_entries', 'sessions', 'used_challenges', 'users']))
}

export async function expectUpgrade(db: Database) {
  expect(await migrate(db, await releaseWith(known - 1))).toBe(known - 1)
  await db.execute(sql`insert into sign_in_tries (email_hash, failures) values ('of the previous release', 3)`)
  expect(await migrate(db)).toBe(1)
  const kept = await db.execute(
    sql`select email_hash, failures, last_failed_at is not null as "isDated" from sign_in_tries`,
  )
  expect(tries.parse(kept).rows).toEqual([{ email_hash: 'of the previous release', failures: 3, isDated: true }])
}

/** The last release whose rolls had no names. */
const releaseOfNamelessRolls = 19
const named = z.object({ rows: z.array(z.object({ name: z.string(), apart: z.string().nullable() })) })

export async function expectRollsNamed(db: Database) {
  await migrate(db, await releaseWith(releaseOfNamelessRolls))
  const [ada, eve, bob, place, decision] = [1, 2, 3, 4, 5].map(id)
  for (const [user, name] of [
    [ada, 'Marie Dupont'],
    [eve, 'marie dupont'],
    [bob, 'Bob'],
  ]) {
    await db.execute(sql`
      insert into users (id, email, display_name, first_name, last_name, created_at)
      values (${user}, ${`${user}@courriel.example`}, ${name}, '', '', now())`)
  }
  await db.execute(sql`
    insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
      tantiemes_total, search_text, created_at)
    values (${place}, 'ESE', 'Les Tilleuls', '1 rue Verte', '59000', 'Lille', '', 1, 1, 1, '', now())`)
  await db.execute(sql`
    insert into memberships (user_id, place_id, role, since, display_name) values (${bob}, ${place}, 'coowner', now(), 'Robert')`)
  await db.execute(sql`
    insert into decisions (id, place_id, title, description, rule, key_total, due_at, created_at, updated_at, log_head)
    values (${decision}, ${place}, 'Ravalement', '', 'art24', 1, now(), now(), now(), '')`)
  for (const [number, owner] of [ada, eve, bob, ada].entries()) {
    await db.execute(sql`
      with lot as (insert into lots (place_id, number, kind, building, tantiemes, owner_id)
        values (${place}, ${number + 1}, 'flat', 'A', 10, ${owner}) returning id)
      insert into decision_lots (decision_id, lot_id, owner_id, tantiemes, shares) select ${decision}, id, ${owner}, 10, 10 from lot`)
  }
  await db.execute(sql`
    insert into decision_voters (decision_id, user_id, votes, tantiemes)
    select ${decision}, owner_id, sum(shares), sum(tantiemes) from decision_lots group by owner_id`)
  await migrate(db)
  const rolls = await db.execute(sql`select name, apart from decision_voters order by user_id`)
  expect(named.parse(rolls).rows).toEqual([
    { name: 'Marie Dupont', apart: 'lots 1, 4' },
    { name: 'marie dupont', apart: 'lot 2' },
    { name: 'Robert', apart: null },
  ])
}

/** The last release that kept the drafts of each form in separate columns. */
const releaseOfDraftsByForm = 15
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const kept = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

export async function expectDraftsKept(db: Database) {
  await migrate(db, await releaseWith(releaseOfDraftsByForm))
  const [user, place, report, decision, photo, plan] = [1, 2, 3, 4, 5, 6].map(id)
  await db.execute(sql`
    insert into users (id, email, display_name, first_name, last_name, created_at)
    values (${user}, 'elodie@courriel.example', 'Élodie Müller', 'Élodie', 'Müller', now())`)
  await db.execute(sql`
    insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
      tantiemes_total, search_text, created_at)
    values (${place}, 'ESE', 'Les Tilleuls', '1 rue Verte', '59000', 'Lille', '', 1, 1, 1, '', now())`)
  await db.execute(sql`
    insert into reports (id, place_id, title, category, kind, status, created_at, updated_at)
    values (${report}, ${place}, 'Fuite', 2, 'emergency', 'opened', now(), now())`)
  await db.execute(sql`
    insert into decisions (id, place_id, title, description, rule, key_total, due_at, created_at, updated_at, log_head)
    values (${decision}, ${place}, 'Ravalement', '', 'art24', 1, now(), now(), now(), '')`)
  const files = JSON.stringify({ title: 'Fuite', attachmentIds: [plan, photo] })
  await db.execute(sql`
    insert into drafts (user_id, place_id, form, decision_id, report_id, body, updated_at) values
      (${user}, ${place}, 'report', null, null, ${files}, '2030-01-10T08:00:00Z'),
      (${user}, ${place}, 'comment', null, ${report}, '{"body":"Vu aussi"}', '2030-01-10T08:00:00Z'),
      (${user}, ${place}, 'meetingRequest', ${decision}, null, '{"message":"Trop"}', '2030-01-10T08:00:00Z')`)
  await migrate(db)
  const moved = await db.execute(sql`
    select form, subject_id, value, array_to_json(attachment_ids) as files, updated_at = '2030-01-10T08:00:00Z' as "isDated"
    from drafts where user_id = ${user} and place_id = ${place} order by form`)
  expect(kept.parse(moved).rows).toEqual([
    { form: 'comment', subject_id: report, value: { body: 'Vu aussi' }, files: [], isDated: true },
    { form: 'meetingRequest', subject_id: decision, value: { message: 'Trop' }, files: [], isDated: true },
    { form: 'report', subject_id: null, value: { title: 'Fuite' }, files: [plan, photo], isDated: true },
  ])
}

/** The last release in which a closed project did not say what its vote had decided. */
const releaseOfHiddenVerdicts = 27

export async function expectVerdictsFound(db: Database) {
  await migrate(db, await releaseWith(releaseOfHiddenVerdicts))
  const [place, adopted, rejected, unvoted, abandoned] = [1, 2, 3, 4, 5].map(id)
  await db.execute(sql`
    insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
      tantiemes_total, search_text, created_at)
    values (${place}, 'ESE', 'Les Tilleuls', '1 rue Verte', '59000', 'Lille', '', 1, 1, 1, '', now())`)
  for (const [decision, abandonedAt] of [
    [adopted, null],
    [rejected, null],
    [unvoted, null],
    [abandoned, '2030-01-10T08:00:00Z'],
  ] as const) {
    await db.execute(sql`
      insert into decisions (id, place_id, title, description, rule, key_total, due_at, created_at, updated_at, log_head,
        life, abandoned_at)
      values (${decision}, ${place}, 'Ravalement', '', 'art24', 1, now(), now(), now(), '', 'concluded', ${abandonedAt})`)
  }
  for (const [decision, action, life, at] of [
    [adopted, 'decisions.count', 'discarded', '2030-01-08T08:00:00Z'],
    [adopted, 'decisions.countInRoom', 'accepted', '2030-01-09T08:00:00Z'],
    [rejected, 'decisions.count', 'discarded', '2030-01-08T08:00:00Z'],
    [unvoted, 'decisions.count', 'discarded', '2030-01-08T08:00:00Z'],
  ] as const) {
    await db.execute(sql`
      insert into audit_entries (at, action, subject_id, offer, request_id, detail)
      values (${at}, ${action}, ${decision}, 'ESE', '', ${JSON.stringify({ life })}::jsonb)`)
  }
  await db.execute(sql`
    with meeting as (insert into meetings (place_id, kind, held_at, location)
      values (${place}, 'extraordinary', now(), 'Salle des fêtes') returning id)
    update decisions set meeting_id = (select id from meeting) where id = ${unvoted}`)
  await migrate(db)
  const found = await db.execute(sql`select id, life_before from decisions order by id`)
  expect(kept.parse(found).rows).toEqual([
    { id: adopted, life_before: 'accepted' },
    { id: rejected, life_before: 'discarded' },
    { id: unvoted, life_before: 'requalified' },
    { id: abandoned, life_before: 'open' },
  ])
}

/** The last release that stored the whole explanation with the share of each lot. */
const releaseOfWholeExplanations = 38

export async function expectExplanationsKept(db: Database) {
  await migrate(db, await releaseWith(releaseOfWholeExplanations))
  const [place, year, call, key, ...owned] = [1, 2, 3, 4, 5, 6].map(id)
  const lots = owned.map((lotId, index) => ({ lotId, number: index + 1, shares: index + 1 }))
  const [shares = []] = splitIntoCalls(
    [
      { key: { id: null, name: null, lots }, amount: 1_001 },
      { key: { id: key ?? '', name: 'Ascenseur', lots }, amount: -50 },
    ],
    3,
  )
  await db.execute(sql`
    insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
      tantiemes_total, search_text, created_at)
    values (${place}, 'ESE', 'Les Tilleuls', '1 rue Verte', '59000', 'Lille', '', 1, 2, 3, '', now())`)
  await db.execute(sql`insert into ledgers (place_id, chart) values (${place}, 'FR')`)
  await db.execute(sql`insert into repartition_keys (id, place_id, name) values (${key}, ${place}, 'Ascenseur')`)
  await db.execute(sql`
    insert into fiscal_years (id, place_id, starts_on, ends_on, is_current)
    values (${year}, ${place}, '2030-01-01', '2030-12-31', true)`)
  await db.execute(sql`
    insert into calls (id, place_id, fiscal_year_id, label, account, product, due_on)
    values (${call}, ${place}, ${year}, 'Appel 1', '4501', '701', '2030-01-01')`)
  for (const { lotId, number, shares: tantiemes } of lots) {
    await db.execute(sql`
      insert into lots (id, place_id, number, kind, building, tantiemes)
      values (${lotId}, ${place}, ${number}, 'flat', 'A', ${tantiemes})`)
  }
  for (const { lotId, keyId, amount, explanation } of shares) {
    await db.execute(sql`
      insert into call_shares (call_id, lot_id, key_id, amount, explanation)
      values (${call}, ${lotId}, ${keyId}, ${amount}, ${JSON.stringify(explanation)}::jsonb)`)
  }
  await migrate(db)
  for (const { lotId } of lots) {
    const ofLot = shares.filter((share) => share.lotId === lotId).map(({ explanation }) => ({ explanation }))
    expect(await explanationsOf(db, call ?? '', lotId)).toEqual(ofLot)
  }
}
