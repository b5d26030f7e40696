import { describe, expect, it } from 'vitest'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { offers } from '#offers/offers.ts'
import { demoBooks } from '#server/areas/accounts/demo/demoBooks.ts'
import { costsOf } from '#server/areas/accounts/demo/demoCosts.ts'
import { demoDecisions } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoMeetings, hallOf, startUnderWay } from '#server/areas/decisions/demo/demoMeetings.ts'
import { isOver } from '#server/areas/decisions/meetings/isOver.ts'
import { demoNews } from '#server/areas/news/demo/demoNews.ts'
import { demoReports } from '#server/areas/reports/demo/demoReports.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEquipmentOf, demoEquipments } from '#server/demo/demoEquipments.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import { easterOf, isWorkday } from '#server/demo/holidays.ts'
import { civilDay, civilTime } from '#server/platform/civilDay.ts'
import { clearDays } from '#server/platform/clearDays.ts'
import { demoImports } from '#server/services/imports/demo/demoImports.ts'
import { demoNotifications } from '#server/services/notifications/demo/demoNotifications.ts'
import { demoStories } from '#tests/support/server/demoStories.ts'

/** A night, a Sunday, public holidays of either country, and the moments when clocks change. */
const starts = [
  '2026-11-23T02:50:00Z',
  '2030-01-13T09:00:00Z',
  '2030-07-15T07:00:00Z',
  '2030-06-25T12:00:00Z',
  '2030-03-31T01:30:00Z',
  '2029-12-26T21:00:00Z',
  // A year that ended in June waits for its meeting in November.
  '2030-10-21T12:00:00Z',
].map((start) => new Date(start))

const idOf = ({ key }: DemoPlace) => demoId(`place ${key}`)
const nameOf = (key: string) => demoPlaces.find((place) => place.key === key)?.name ?? ''
const placeOf = (placeId: string) => {
  const place = demoPlaces.find((one) => idOf(one) === placeId)
  if (!place) throw new Error(`no place ${placeId}`)
  return place
}

const ageOf = ({ deliveredOn }: DemoPlace, now: Date) =>
  deliveredOn === undefined ? Number.POSITIVE_INFINITY : (Number(now) - Date.parse(deliveredOn)) / 86_400_000

type Act = { readonly what: string; readonly place: Pick<DemoPlace, 'offer'>; readonly at: Date }

const isInOffice = ({ place: { offer }, at }: Act) => {
  const [day = '', time = ''] = civilTime(at, offers[offer].timeZone).split(' ')
  return isWorkday(day, offer === 'VQC' ? 'quebec' : 'france') && time >= '08:30:00' && time <= '17:30:00'
}
const isAwake = ({ place: { offer }, at }: Act) => {
  const [, time = ''] = civilTime(at, offers[offer].timeZone).split(' ')
  return time >= '07:00:00' && time <= '22:30:00'
}
const shown = ({ what, at }: Act) => `${what} ${at.toISOString()}`

async function makeWorld(now: Date) {
  const core = demoWorld({ now, passwordHash: 'phc' })
  const reports = demoReports(now, core.memberships)
  const stories = demoStories(now)
  const notifications = demoNotifications({ now, scale: 1, stories })
  return { reports, stories, notifications, decisions: await demoDecisions(now, core.lots, () => new Map()) }
}
const worlds = new Map<number, ReturnType<typeof makeWorld>>()
/** Several tests read the world of one moment. */
function worldAt(now: Date) {
  const world = worlds.get(now.getTime()) ?? makeWorld(now)
  worlds.set(now.getTime(), world)
  return world
}
const placesOf = (rows: readonly { readonly id?: string | undefined; readonly placeId: string }[]) =>
  new Map(rows.flatMap(({ id, placeId }) => (id ? [[id, placeOf(placeId)] as const] : [])))

describe.each(starts)('the demo started at %s', (now) => {
  it('has staff at work in the office hours of the place, and on no public holiday', async () => {
    const { reports, decisions, notifications } = await worldAt(now)
    const placeOfReport = placesOf(reports.reports)
    const acts: Act[] = [
      ...reports.reportEvents.flatMap(({ reportId, isFromStaff, body, createdAt }) => {
        const place = placeOfReport.get(reportId)
        return isFromStaff && place && createdAt ? [{ what: `event ${body}`, place, at: createdAt }] : []
      }),
      ...decisions.decisions.map(({ title, placeId, createdAt }) => ({
        what: `decision ${title}`,
        place: placeOf(placeId),
        at: createdAt ?? now,
      })),
      ...demoNews(now).map(({ title, placeId, publishedAt }) => ({
        what: `news ${title}`,
        place: placeOf(placeId),
        at: publishedAt,
      })),
      ...notifications
        .filter(
          ({ placeId, author }) => placeId && (author === null || author === demoManagerOf(placeOf(placeId)).name),
        )
        .map(({ placeId, title, createdAt }) => ({
          what: `notification ${title}`,
          place: placeOf(placeId ?? ''),
          at: createdAt,
        })),
      ...demoImports(now).map(({ offer, createdAt }) => ({ what: 'import', place: { offer }, at: createdAt })),
    ]
    expect(acts.length).toBeGreaterThan(100)
    expect(acts.filter((act) => !isInOffice(act)).map(shown)).toEqual([])
  })

  it('has no activity at night, and nothing in the future', async () => {
    const { reports, decisions } = await worldAt(now)
    const placeOfReport = placesOf(reports.reports)
    const placeOfDecision = placesOf(decisions.decisions)
    const of = (places: ReadonlyMap<string, DemoPlace>, id: string, what: string, at: Date | undefined): Act[] => {
      const place = places.get(id)
      return place && at ? [{ what, place, at }] : []
    }
    const acts = [
      ...reports.reportEvents.flatMap((one) => of(placeOfReport, one.reportId, `event ${one.kind}`, one.createdAt)),
      ...reports.reportWitnesses.flatMap((one) => of(placeOfReport, one.reportId, 'witness', one.joinedAt)),
      ...decisions.decisionVotes.flatMap((one) => of(placeOfDecision, one.decisionId, 'vote', one.castAt)),
      ...decisions.meetingRequests.flatMap((one) => of(placeOfDecision, one.decisionId, 'request', one.createdAt)),
      ...decisions.powers.flatMap((one) => of(placeOfDecision, one.decisionId, 'power', one.givenAt)),
      ...(await worldAt(now)).notifications.flatMap(({ placeId, title, createdAt }) =>
        placeId && createdAt ? [{ what: `notification ${title}`, place: placeOf(placeId), at: createdAt }] : [],
      ),
    ]
    expect(acts.length).toBeGreaterThan(1000)
    expect(acts.filter((act) => !isAwake(act) || act.at > now).map(shown)).toEqual([])
  })

  it('looks back three years, without a long gap', async () => {
    const { reports, decisions } = await worldAt(now)
    const told = {
      reports: reports.reports.map((one) => ({ placeId: one.placeId, at: one.createdAt ?? now })),
      news: demoNews(now).map((one) => ({ placeId: one.placeId, at: one.publishedAt })),
      decisions: decisions.decisions.map((one) => ({ placeId: one.placeId, at: one.createdAt ?? now })),
      meetings: demoMeetings(now).map((one) => ({ placeId: one.placeId, at: one.heldAt })),
    }
    for (const [what, rows] of Object.entries(told)) {
      for (const place of demoPlaces) {
        const ages = rows
          .filter(({ placeId }) => placeId === idOf(place))
          .map(({ at }) => (Number(now) - Number(at)) / 86_400_000)
        const longest = what === 'decisions' || what === 'meetings' ? 400 : 180
        const gaps = ages.toSorted((one, other) => one - other).map((age, index, all) => age - (all[index - 1] ?? age))
        // The past of a new building begins with its delivery.
        const expected = Math.min(950, ageOf(place, now) - longest)
        expect([what, place.key, Math.max(...ages) > expected, Math.max(...gaps) < longest]).toEqual([
          what,
          place.key,
          true,
          true,
        ])
      }
    }
  })

  it('tells each report in order, and opens no vote before its decision', async () => {
    const { reports, decisions } = await worldAt(now)
    for (const { id, createdAt, updatedAt } of reports.reports) {
      const dates = reports.reportEvents
        .filter(({ reportId }) => reportId === id)
        .map((event) => Number(event.createdAt))
      expect(dates).toEqual(dates.toSorted((one, other) => one - other))
      expect([dates[0], dates.at(-1)]).toEqual([Number(createdAt), Number(updatedAt)])
    }
    for (const { id, createdAt, dueAt, updatedAt } of decisions.decisions) {
      expect(Number(updatedAt)).toBeGreaterThanOrEqual(Number(createdAt))
      const casts = decisions.decisionVotes
        .filter(({ decisionId }) => decisionId === id)
        .map(({ castAt }) => Number(castAt))
      expect(casts).toEqual(casts.toSorted((one, other) => one - other))
      for (const cast of casts) {
        expect(cast).toBeGreaterThanOrEqual(Number(createdAt))
        expect(cast).toBeLessThanOrEqual(Number(dueAt))
      }
    }
  })

  it('mentions reports and news with their texts and at their time, and no future year', async () => {
    const { stories, notifications } = await worldAt(now)
    const known = new Map(stories.map((story) => [story.path, story]))
    const types = ['report', 'report_event', 'resolved_report', 'notification']
    const about = notifications.filter(({ type, placeId }) => types.includes(type) && placeId)
    expect(about.length).toBeGreaterThan(100)
    for (const { type, path, placeId, title, author, createdAt } of about) {
      const story = known.get(path ?? '')
      expect(story).toMatchObject({ title, placeId })
      expect(story?.steps).toContainEqual({ author, at: createdAt })
      if (type === 'report_event' && !story?.isOver) expect(story?.steps.at(-1)?.at).toEqual(createdAt)
    }
    const papers = notifications.filter(({ type }) => type === 'coownership_document')
    expect(papers.filter(({ path }) => path === null)).toEqual([])
    for (const { title, createdAt } of papers) {
      const year = /20\d\d/.exec(title)?.[0]
      if (year) expect(Number(year)).toBeLessThanOrEqual(createdAt.getUTCFullYear())
    }
    expect(notifications.filter(({ title }) => title.includes('{{'))).toEqual([])
  })

  it('has a meeting under way in every place, and the others on the evening of a working day', async () => {
    const { meetings } = (await worldAt(now)).decisions
    for (const place of demoPlaces) {
      const held = meetings
        .filter(({ placeId }) => placeId === idOf(place))
        .filter(({ heldAt }) => heldAt <= now && !isOver({ heldAt, hasDecided: false }, now))
      expect(held).toHaveLength(1)
    }
    for (const { placeId, heldAt } of demoMeetings(now)) {
      const { offer } = placeOf(placeId)
      expect(civilTime(heldAt, offers[offer].timeZone)).toContain(' 18:30')
      const day = civilDay(heldAt, offers[offer].timeZone)
      expect([day, isWorkday(day, offer === 'VQC' ? 'quebec' : 'france')]).toEqual([day, true])
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBeLessThanOrEqual(4)
      expect(day).not.toMatch(/-12-2[4-9]$|-12-3|-01-01$/)
    }
  })
})

it('the meetings to come in the demo have been convened as early as the law wants, or still can be', async () => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2030, 0, 1 + index, 12)))
  for (const now of days) {
    for (const { placeId, heldAt } of demoMeetings(now)) {
      const { key, offer } = placeOf(placeId)
      const dayOf = (at: Date) => civilDay(at, offers[offer].timeZone)
      const left = heldAt < now || clearDays(dayOf(now), dayOf(heldAt)) >= decisionSettings[offer].convocationClearDays
      expect([key, heldAt, left]).toEqual([key, heldAt, true])
    }
  }
  for (const now of starts) {
    const { decisions: put, meetings } = (await worldAt(now)).decisions
    for (const { id, placeId, heldAt } of meetings) {
      const { offer } = placeOf(placeId)
      const dayOf = (at: Date) => civilDay(at, offers[offer].timeZone)
      const [point] = put.filter(({ meetingId }) => meetingId === id)
      const convenedOn = dayOf(point?.updatedAt ?? now)
      expect(clearDays(convenedOn, dayOf(heldAt))).toBeGreaterThanOrEqual(decisionSettings[offer].convocationClearDays)
    }
  }
})

describe.each(starts)('the accounts of the demo, seen from %s', (now) => {
  it('are approved by a general meeting within six months, and every year that is over is closed', () => {
    const { lots } = demoWorld({ now, passwordHash: 'phc' })
    for (const place of demoPlaces) {
      const { years } = demoBooks(place, lots, now)
      expect(years.map(({ id }) => id).toSorted()).toEqual(
        demoFiscalYears(now)
          .flatMap(({ id = '', placeId }) => (placeId === idOf(place) ? [id] : []))
          .toSorted(),
      )
      const { timeZone } = offers[place.offer]
      const held = demoMeetings(now).flatMap(({ placeId, kind, heldAt }) =>
        placeId === idOf(place) && kind === 'ordinary' ? [civilDay(heldAt, timeZone)] : [],
      )
      for (const { endsOn, approvedOn } of years.filter(({ back }) => back > 0)) {
        const latest = endOfPeriod(endsOn, { count: 6, unit: 'months' })
        const inTime = held.filter((day) => day > endsOn && day <= latest)
        expect([place.key, endsOn, inTime]).toEqual([place.key, endsOn, [approvedOn ?? expect.any(String)]])
      }
    }
  })
})

describe('the places of the demo', () => {
  const [now = new Date()] = starts

  it('have reports about what they have', async () => {
    const { reports } = (await worldAt(now)).reports
    const words = [
      [/ascenseur|monte-charge/i, 'elevator'],
      [/garage|stationnement/i, 'underground_parking'],
      [/interphone|chaufferie/i, 'other'],
    ] as const
    for (const { title, description, equipment, equipmentId, placeId } of reports) {
      const { key } = placeOf(placeId)
      if (equipment !== 'corridor') expect([key, title, equipmentId]).not.toContain(null)
      for (const [word, kind] of words) {
        if (word.test(`${title} ${description}`)) expect([key, title, demoEquipmentOf(key, kind)]).not.toContain(null)
      }
    }
    for (const place of demoPlaces) {
      const titles = reports.filter(({ placeId }) => placeId === idOf(place)).map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('have news about what they have', () => {
    for (const { title, placeId } of demoNews(now)) {
      const { key } = placeOf(placeId)
      if (/parking/i.test(title)) expect([key, title, demoEquipmentOf(key, 'underground_parking')]).not.toContain(null)
      if (/terrasse/i.test(title)) expect([key, title]).toEqual(['plateau', title])
    }
  })

  it('speak of shared heating only where the accounts pay for it', async () => {
    const { decisions } = (await worldAt(now)).decisions
    const told = [
      ...demoNews(now),
      ...decisions,
      ...demoEquipments().map(({ name, placeId }) => ({ title: name, placeId })),
    ]
    const heated = told.filter(({ title }) =>
      /chauff(?!e-eau)|chaudière|réseau de chaleur|pompe à chaleur/i.test(title),
    )
    const places = new Set(heated.map(({ placeId }) => placeOf(placeId)))
    expect(places.size).toBeGreaterThan(2)
    for (const place of places) {
      expect([place.key, costsOf(place).some(({ label }) => /chauffage/i.test(label))]).toEqual([place.key, true])
    }
  })

  it('decide about cars only where there are parking spaces, and about a lift only where there is one', async () => {
    const { decisions } = (await worldAt(now)).decisions
    for (const { title, placeId } of decisions) {
      const { key, lots } = placeOf(placeId)
      if (/parking|stationnement/i.test(title)) expect([key, title, lots.parking > 0]).toContain(true)
      if (/ascenseur/i.test(title)) expect([key, title, demoEquipmentOf(key, 'elevator')]).not.toContain(null)
    }
  })

  it('decide about their actual construction', async () => {
    const { decisions, documents } = (await worldAt(now)).decisions
    const textsOf = (key: string) => {
      const here = decisions.filter(({ placeId }) => placeId === demoId(`place ${key}`))
      const quotes = documents.filter(({ lead: [, address = ''] }) => here.length > 0 && address.includes(nameOf(key)))
      return [
        ...here.map(({ title, description, project }) => `${title} ${description} ${project}`),
        ...quotes.map(({ heading, lines }) => `${heading} ${lines.join(' ')}`),
      ].join('\n')
    }
    const unfit = {
      tilleuls: /vingt-six ans|date de la pose/,
      vauban: /enduit|balcon|façade sur rue/i,
      terrasses: /du Nord/,
      montaigne: /enduit|balcon|du Nord|portail|toiture-terrasse/i,
      sources: /enduit|balcon|du Nord|condensation|toiture-terrasse|sous-sol|commerces/i,
      loire: /enduit|fissure|du Nord|chaudière|rendement|plus fabriquée|infiltration|pavés|forcé|ne ferment plus/i,
      canal: /ascenseur(?!s Saint-Laurent)|du toit|garage/i,
    }
    for (const [key, words] of Object.entries(unfit)) expect([key, textsOf(key).match(words)]).toEqual([key, null])
    expect(decisions.map(({ description }) => description).join()).not.toContain(
      'La loge est vide depuis deux ans. Il est proposé de le',
    )
  })

  it('pay for a site, however few flats share it', async () => {
    const { decisions } = (await worldAt(now)).decisions
    const priced = decisions.filter(({ projectCents }) => projectCents !== null)
    expect(priced.length).toBeGreaterThan(50)
    for (const { title, placeId, projectCents } of priced) {
      const least = /portail|porte cochère|accès par carte/i.test(title) ? 900_000 : 100_000
      expect([placeOf(placeId).key, title, (projectCents ?? 0) >= least]).toContain(true)
    }
  })

  it('have no past before their delivery', async () => {
    const { reports, decisions } = await worldAt(now)
    const core = demoWorld({ now, passwordHash: 'phc' })
    const acts = [
      ...reports.reports.map(({ placeId, title, createdAt }) => ({ placeId, what: title, at: createdAt })),
      ...decisions.decisions.map(({ placeId, title, createdAt }) => ({ placeId, what: title, at: createdAt })),
      ...demoNews(now).map(({ placeId, title, publishedAt }) => ({ placeId, what: title, at: publishedAt })),
      ...demoMeetings(now).map(({ placeId, heldAt }) => ({ placeId, what: 'meeting', at: heldAt })),
      ...demoFiscalYears(now).map(({ placeId, startsOn }) => ({ placeId, what: startsOn, at: new Date(startsOn) })),
      ...demoPlaces.flatMap((place) => {
        const { placeId, entries, works } = demoBooks(place, core.lots, now)
        const days = [...entries.map(({ enteredOn }) => enteredOn), ...works.map(({ votedOn }) => votedOn)]
        return days.map((on) => ({ placeId, what: `books ${on}`, at: new Date(on) }))
      }),
      ...demoEquipments().map(({ placeId, name, installedOn }) => ({
        placeId,
        what: name,
        // A building is equipped in the months before it is handed over.
        at: installedOn ? new Date(Date.parse(installedOn) + 120 * 86_400_000) : now,
      })),
    ]
    const early = acts.filter(({ placeId, at }) => !isAfterDelivery(placeOf(placeId), at ?? now))
    expect(early.map(({ what }) => what)).toEqual([])
  })

  it('have a president each, three directors in Québec, and staff whose telephone is in their country', () => {
    const { memberships } = demoWorld({ now, passwordHash: 'phc' })
    for (const place of demoPlaces) {
      const here = memberships.filter(({ placeId }) => placeId === idOf(place))
      expect(here.filter(({ role }) => role === 'president_board_member')).toHaveLength(1)
      const board = here.filter(({ role }) => role === 'coownership_board_member')
      if (place.offer === 'VQC') expect(new Set(board.map(({ userId }) => userId)).size).toBe(3)
      const office = here.filter(({ role }) => /manager|accountant|director/.test(role))
      expect(office.map(({ role }) => role).sort()).toEqual(['coowner_accountant', 'coowner_manager', 'director'])
      const phones = demoPeople.filter(({ name }) => office.some(({ userId }) => userId === demoId(`person ${name}`)))
      expect(phones).toHaveLength(3)
      for (const { phoneNumber } of phones) {
        expect(phoneNumber).toMatch(place.offer === 'VQC' ? /^\+1(514|438)555/ : /^\+33/)
      }
    }
  })

  it('have staff of their own country, and accounts no older than a new building', () => {
    const { users, memberships, userOffers } = demoWorld({ now, passwordHash: 'phc' })
    const offersOf = (ids: readonly string[]) => [...new Set(ids.map((id) => placeOf(id).offer))].toSorted()
    for (const { name, roles } of demoPeople.filter((one) => one.roles.length > 0)) {
      const admitted = userOffers.filter(({ userId }) => userId === demoId(`person ${name}`))
      const places = roles.map(({ place }) => demoId(`place ${place}`))
      expect([name, admitted.map(({ offer }) => offer).toSorted()]).toEqual([name, offersOf(places)])
    }
    for (const place of demoPlaces.filter(({ deliveredOn }) => deliveredOn !== undefined)) {
      const members = memberships.filter(({ placeId }) => placeId === idOf(place))
      const only = users.filter(
        ({ id }) =>
          offersOf(memberships.filter((one) => one.userId === id).map((one) => one.placeId)).join() === place.offer,
      )
      expect(only.length).toBeGreaterThan(10)
      for (const at of [...members.map(({ since }) => since), ...only.map(({ createdAt }) => createdAt)]) {
        expect(isAfterDelivery(place, at ?? new Date(0))).toBe(true)
      }
    }
  })

  it('have a meeting under way at any hour, which began at an hour when owners meet', () => {
    // The nights when the clocks of either country change are among these weeks.
    const hours = ['2026-03-06', '2026-03-27', '2026-10-23', '2026-10-30'].flatMap((from) =>
      Array.from({ length: 4 * 24 * 4 }, (_, quarter) => new Date(Date.parse(from) + quarter * 900_000 + 60_000)),
    )
    for (const place of demoPlaces.filter(({ key }) => key === 'tilleuls' || key === 'plateau')) {
      for (const at of hours) {
        const heldAt = startUnderWay(at, place)
        const [, time = ''] = civilTime(heldAt, offers[place.offer].timeZone).split(' ')
        const isUnderWay = heldAt <= at && !isOver({ heldAt, hasDecided: false }, at)
        const said = shown({ what: place.key, place, at })
        expect([said, time >= '08:00:00' && time <= '21:00:00', isUnderWay]).toEqual([said, true, true])
      }
    }
  })

  it('meet in a town hall whose name is elided', () => {
    const halls = demoPlaces.map(hallOf)
    expect(halls).toContain('Salle des fêtes, mairie d’Annecy')
    expect(halls.filter((hall) => /\bde [AEÉIOUH]/.test(hall))).toEqual([])
  })
})

it.each([
  ['2024-03-31', 2024],
  ['2030-04-21', 2030],
  ['2038-04-25', 2038],
])('Easter is on %s', (day, year) => expect(easterOf(year)).toBe(day))

it.each([
  ['2030-07-14', 'france', false],
  ['2031-07-14', 'quebec', true],
  ['2030-06-24', 'quebec', false],
  ['2030-06-24', 'france', true],
  ['2030-05-20', 'quebec', false],
  ['2030-10-14', 'quebec', false],
  ['2030-04-22', 'france', false],
] as const)('%s in %s is a working day: %s', (day, country, expected) => expect(isWorkday(day, country)).toBe(expected))
