import { can } from '#contract/permissions.ts'
import { selectPersonKey, selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { isToldTo } from '#src/parts/dashboardParts.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { allDashboardParts } from './dashboardParts.ts'
import type { ShellDependencies } from './shellActors.ts'

/** Requests the data of the dashboard of the last selected place while the frame is still loading. */
export async function fetchAhead({ api, client, language, session }: ShellDependencies): Promise<void> {
  const snapshot = session().getSnapshot()
  const person = selectPersonKey(snapshot)
  const placeId = selectSelectedPlaceId(snapshot)
  if (person === null || placeId === null) return
  const { format } = language.current()
  const place = client.query(placeQueries(api, person).detail(placeId))
  // Formatting the first amount and date takes a slow phone 20 ms, so the formatters are built while it waits.
  setTimeout(() => {
    format.money(0)
    format.date(0)
  })
  const [own, { cards, needs }] = await Promise.all([place, allDashboardParts()])
  const dependencies = { api, person, placeId }
  await Promise.all([
    ...cards.filter(({ permission }) => can(own.roles, permission)).map(({ fetch }) => fetch(client, dependencies)),
    ...needs
      .filter((source) => isToldTo(source, own))
      .map(({ query }) => client.query(query(dependencies, language.current()))),
  ])
}
