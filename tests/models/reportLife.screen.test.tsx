import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import type { ReportStatus } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { personOf, signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'
import type { ReportLifeDriver } from './reportLife.model.ts'
import { coveringPaths } from './reportLife.model.ts'

const { server } = usePortalServer()
const { reports: texts } = french
const { actions, witnesses, comment, waiting } = texts
const people = { resident: 'locataire', neighbour: 'president', staff: 'gestionnaire' } as const
type Who = keyof typeof people

/** Every button a report can offer. Its state and a person's part in it decide which ones they see. */
const everyButton = [
  actions.acknowledge,
  actions.promiseAgain,
  actions.resolve,
  actions.reopen,
  witnesses.join,
  witnesses.leave,
  comment.send,
]
const ongoing = [actions.resolve, comment.send]
const offered = {
  waits: {
    resident: [comment.send],
    neighbour: [witnesses.join, comment.send],
    staff: [actions.acknowledge, ...ongoing],
  },
  'is acknowledged': {
    resident: [comment.send],
    neighbour: [witnesses.join, comment.send],
    staff: [actions.promiseAgain, ...ongoing],
  },
  'is resolved': { resident: [actions.reopen], neighbour: [], staff: [actions.reopen] },
} as const satisfies Record<string, Record<Who, readonly string[]>>
/** The same for a neighbour who notices it too. */
const offeredToWitness: Readonly<Record<keyof typeof offered, readonly string[]>> = {
  waits: [witnesses.leave, comment.send],
  'is acknowledged': [witnesses.leave, comment.send],
  'is resolved': [actions.reopen],
}

const signedIn = new Map<Who, Awaited<ReturnType<typeof signedInAs>>>()
async function signedInOnce(who: Who) {
  const person = signedIn.get(who) ?? (await signedInAs(server(), people[who]))
  signedIn.set(who, person)
  return person
}

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** One person acts on the page and never reloads it; the others act on their own devices. */
async function driveScreen(looking: Who): Promise<ReportLifeDriver> {
  const { id } = await openReport(await signedInOnce('resident'))
  const { user } = await openScreen(pathOf('report', { reportId: id }), people[looking])
  let hasNoticed = false
  const shown = () => {
    const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
    return everyButton.filter((name) => buttons.includes(name))
  }
  const isOffered = async (state: keyof typeof offered) => {
    const names: readonly string[] =
      hasNoticed && looking === 'neighbour' ? offeredToWitness[state] : offered[state][looking]
    const expected = everyButton.filter((name) => names.includes(name))
    await waitFor(() => expect(shown()).toEqual(expected))
  }
  const sees = async (status: ReportStatus) => void (await screen.findByText(waiting[status]))
  const history = async () => within(await screen.findByRole('list', { name: texts.timeline.label }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name, busy: false }))

  /** The person at the page uses it; the others call the server. */
  async function act(
    who: Who,
    onPage: () => Promise<unknown>,
    elsewhere: (by: ReturnType<typeof actionsOn>) => Promise<Response>,
  ) {
    // Gives each event its own time.
    server().clock.advance(1_000)
    if (who === looking) return void (await onPage())
    expect((await elsewhere(actionsOn(id, await signedInOnce(who)))).status).toBe(200)
  }
  async function sayInDialog(action: 'resolve' | 'reopen', words: string) {
    await press(actions[action])
    const dialog = within(await screen.findByRole('dialog', { name: texts[action].title }))
    await user.type(dialog.getByRole('textbox', { name: texts[action].body }), words)
    await user.click(dialog.getByRole('button', { name: texts[action].send }))
  }
  async function promise(opener: string) {
    await press(opener)
    const dialog = within(await screen.findByRole('dialog', { name: opener }))
    await user.selectOptions(await dialog.findByLabelText(texts.acknowledge.responsible), demoName('gestionnaire'))
    await user.click(dialog.getByRole('button', { name: opener }))
  }
  const responsibleId = personOf('gestionnaire')
  return {
    events: {
      'neighbour notices it too': () =>
        act(
          'neighbour',
          () => press(witnesses.join),
          (by) => by.join(),
        ),
      'neighbour no longer notices it': () =>
        act(
          'neighbour',
          () => press(witnesses.leave),
          (by) => by.leave(),
        ),
      'neighbour comments': () =>
        act(
          'neighbour',
          async () => {
            await user.type(await screen.findByRole('textbox', { name: comment.label }), 'Cela goutte.')
            await press(comment.send)
          },
          (by) => by.comment('Cela goutte.'),
        ),
      'staff acknowledge it': () =>
        act(
          'staff',
          () => promise(actions.acknowledge),
          (by) => by.acknowledge({ responsibleId }),
        ),
      'staff promise another day': () =>
        act(
          'staff',
          () => promise(actions.promiseAgain),
          (by) => by.acknowledge({ responsibleId }),
        ),
      'staff resolve it': () =>
        act(
          'staff',
          () => sayInDialog('resolve', 'Joint changé.'),
          (by) => by.resolve('Joint changé.'),
        ),
      'resident reopens it': () =>
        act(
          'resident',
          () => sayInDialog('reopen', 'Cela coule.'),
          (by) => by.reopen('Cela coule.'),
        ),
    },
    states: {
      waits: async () => {
        await sees('opened')
        await isOffered('waits')
      },
      'waits with a witness': async () => {
        await screen.findByText(looking === 'neighbour' ? witnesses.own.zero : '1 personne le constate aussi')
        hasNoticed = true
        await isOffered('waits')
      },
      'waits without the witness': async () => {
        hasNoticed = false
        await screen.findByText(witnesses.none)
        await isOffered('waits')
      },
      'waits with a comment': async () => {
        expect(await (await history()).findByText('Cela goutte.')).toBeDefined()
        await isOffered('waits')
      },
      'is acknowledged': async () => {
        await sees('acknowledged')
        await isOffered('is acknowledged')
      },
      'is promised for another day': async () => {
        await waitFor(async () =>
          expect((await history()).getAllByText(/a pris en compte le signalement/)).toHaveLength(2),
        )
        await isOffered('is acknowledged')
      },
      'is resolved': async () => {
        await sees('resolved')
        expect(await (await history()).findByText('Joint changé.')).toBeDefined()
        await isOffered('is resolved')
      },
      'is open again': async () => {
        await sees('opened')
        expect(await (await history()).findByText('Cela coule.')).toBeDefined()
        await isOffered('waits')
      },
    },
  }
}

describe.each(['resident', 'neighbour', 'staff'] as const)('a report as the %s sees it', (looking) => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen(looking))
  })
})
