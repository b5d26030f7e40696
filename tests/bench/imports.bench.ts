import { setTimeout as pause } from 'node:timers/promises'
import { fromWire } from '#contract/case.ts'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { importRoutes } from '#contract/importRoutes.ts'
import type { ImportState } from '#contract/imports.ts'
import type { Route } from '#contract/route.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { toUpload } from '#tests/support/server/importCalls.ts'
import type { Files } from '#tests/support/server/importFolder.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { onTheWire, type RouteRequest } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { manyEntries } from './manyEntries.ts'
import { quiet } from './stage.ts'
import type { Row } from './table.ts'

const places = 100
const lotsOfPlace = 50
const peopleOfPlace = 100

/** A folder of a hundred places with 5,000 lots, 10,000 people and their roles. */
function manyPlaces() {
  const each = <Line>(count: number, toLine: (place: number, index: number) => Line) =>
    Array.from({ length: places }, (_, place) =>
      Array.from({ length: count }, (__, index) => toLine(place, index)),
    ).flat()
  return {
    places: [
      'sql_id;offer;agency;name;street;zip_code;city;description;tantiemes_total',
      ...each(1, (place) => `P${place};ESE;;Résidence ${place};1 rue du Bois;59000;Lille;;1000`),
    ],
    buildings: ['sql_id;place;name', ...each(1, (place) => `B1;P${place};A`)],
    people: [
      'sql_id;email;first_name;last_name;phone_number;address;birth_date;locale',
      ...each(peopleOfPlace, (place, index) => {
        const number = place * peopleOfPlace + index
        return `C${number};person.${number}@import.example;Ada;Martin ${number};06 12 34 56 78;;1980-12-31;fr-FR`
      }),
    ],
    roles: [
      'sql_id;place;person;role;since;ended_on',
      ...each(
        peopleOfPlace,
        (place, index) => `R${index};P${place};C${place * peopleOfPlace + index};coowner;2024-01-31;`,
      ),
    ],
    lots: [
      'sql_id;place;building;number;kind;tantiemes',
      ...each(lotsOfPlace, (place, index) => `L${index};P${place};B1;${index + 1};flat;20`),
    ],
    owners: [
      'place;lot;person;ended_on',
      ...each(lotsOfPlace, (place, index) => `P${place};L${index};C${place * peopleOfPlace + index};`),
    ],
  }
}

export const importRows = async (serverUrl: string): Promise<readonly Row[]> => [
  ...(await rowsOf(serverUrl, '10,000 people, 5,000 lots', manyPlaces())),
  ...(await rowsOf(serverUrl, '200,000 lines of entries', manyEntries())),
]

/** The complete process of an administrator, over HTTP and through the job queue, on its own PostgreSQL database. */
async function rowsOf(serverUrl: string, what: string, files: Files): Promise<readonly Row[]> {
  const database = await makePostgresDatabase(serverUrl)
  const portal = await startPortal({ DATABASE_URL: database.url.href, ...quiet })
  try {
    const token = await signInOver(portal.url, 'admin')
    const call = async (route: Route, request: RouteRequest = {}): Promise<unknown> => {
      const { path, init } = onTheWire(route, { ...request, token })
      const answer = await fetch(portal.url + path, init)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return answer.status === 204 ? undefined : fromWire(await answer.json())
    }
    const until = async (importId: string, state: ImportState) => {
      for (;;) {
        const found = importRoutes.read.answer.parse(await call(importRoutes.read, { params: { importId } }))
        if (found.state === state) return found
        if (found.state === 'failed') throw new Error('the import has failed')
        await pause(100)
      }
    }
    const check = async () => {
      const begun = performance.now()
      const body = { import: { files: toUpload(files) } }
      const { id } = importRoutes.create.answer.parse(await call(importRoutes.create, { body }))
      const { report } = await until(id, 'checked')
      if (report?.refusalsTotal !== 0) throw new Error('the folder is refused')
      return { id, took: performance.now() - begun }
    }
    const first = await check()
    const typed = { confirmation: { password: demoPassword } }
    const { confirmationToken } = confirmationRoutes.create.answer.parse(
      await call(confirmationRoutes.create, { body: typed }),
    )
    const begun = performance.now()
    await call(importRoutes.confirm, {
      params: { importId: first.id },
      body: { confirmation: { confirmationToken } },
    })
    await until(first.id, 'done')
    const written = performance.now() - begun
    const again = await check()
    const of = `${what} on PostgreSQL`
    return [
      { what: `import of ${of}: upload and comparison`, measured: first.took, unit: 'ms' },
      { what: `import of ${of}: writing`, measured: written, unit: 'ms' },
      { what: `import of ${of}: both`, measured: first.took + written, limit: 60_000, unit: 'ms' },
      { what: `${what}, the same folder again: upload and comparison`, measured: again.took, unit: 'ms' },
    ]
  } finally {
    await portal.stop()
    await database.remove()
  }
}
