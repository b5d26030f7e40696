import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { ballotsOf, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { deskOf, runClock } from '#tests/support/server/deskCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'
import { decideInRoom } from '#tests/support/server/roomCalls.ts'
import type { DecisionLifeDriver } from './decisionLife.model.ts'
import { coveringPaths } from './decisionLife.model.ts'

const { server } = usePortalServer()
const { dashboard, decisions } = french
const { own, outcome, page, support, turnout } = decisions
const people = { coOwner: 'coproprietaire', holder: 'bailleur', president: 'president' } as const
type Who = keyof typeof people
const elsewhere = peopleElsewhere(server)

/** Every link that a decision can offer. Its state and the person's earlier actions decide which ones they see. */
const everyLink = [own.vote, own.change, own.proxy, own.request, own.requested, own.preside, own.conclude]
const voting = [own.vote, own.proxy, own.request]
const offered = {
  open: { coOwner: voting, holder: voting, president: voting },
  hasVoted: { coOwner: [own.change, own.proxy, own.request], holder: voting, president: voting },
  awaitingRequalification: { coOwner: [], holder: [], president: [own.preside] },
  accepted: { coOwner: [], holder: [], president: [own.conclude] },
  discarded: { coOwner: [own.request], holder: [own.request], president: [own.request, own.conclude] },
  refusedByMeeting: { coOwner: [], holder: [], president: [own.conclude] },
  requalified: { coOwner: [], holder: [], president: [own.conclude] },
  concluded: { coOwner: [], holder: [], president: [] },
} as const satisfies Partial<Record<DecisionLife | 'hasVoted' | 'refusedByMeeting', Record<Who, readonly string[]>>>

beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

/** One person watches the page and never reloads it; everything happens on other devices. */
async function driveScreen(looking: Who): Promise<DecisionLifeDriver> {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'), 'art24')
  await openScreen(pathOf('decision', { decisionId }), people[looking])
  const [coOwner, holder, member, president] = await Promise.all(
    [people.coOwner, people.holder, 'conseil', people.president].map(elsewhere),
  )
  if (!coOwner || !holder || !member || !president) throw new Error('four people act')
  const desk = deskOf(decisionId, president)
  const board = deskOf(decisionId, member)
  const ballots = ballotsOf(decisionId, coOwner)
  const change = async (choice: 'for' | 'against') => ballots.change((await ballots.detail()).ownVote?.id ?? '', choice)
  const happens = (...calls: (() => Promise<Response>)[]) =>
    act(async () => {
      for (const call of calls) await assertOk(call())
    })
  /** Moves only the job's clock past the due date: on the server's clock, the sessions would expire. */
  let untilDue = 0
  const countWhatIsDue = async () => {
    const { platform, clock } = server()
    const now = () => new Date(clock.now().getTime() + untilDue)
    await runClock({ ...server(), platform: { ...platform, now } })
  }
  /** Runs the job as well, which counts a decision past its due date. */
  const answers = async (call: () => Promise<Response>) => {
    await happens(call)
    await act(countWhatIsDue)
  }

  const decides = async (choice: 'for' | 'against') => {
    const by = await elsewhere('gestionnaire')
    const owner = { userId: personOf(people.coOwner) }
    await happens(() => decideInRoom(server(), { decisionId, by, owner, choice }))
  }

  const isOffered = (names: readonly string[]) =>
    waitFor(() => {
      const links = [...document.links].map(({ textContent }) => textContent)
      expect(everyLink.filter((name) => links.includes(name))).toEqual(names)
    })
  const isOpen = async (vote: 'open' | 'hasVoted') => {
    const status = looking === 'coOwner' && vote === 'hasVoted' ? 'alreadyVoted' : 'youHaveToVote'
    await screen.findByText(asRead(dashboard.decisions.status[status]))
    await isOffered(offered[vote][looking])
  }
  const isAt = async (where: (keyof typeof outcome & keyof typeof offered) | 'refusedByMeeting') => {
    await screen.findByText(asRead(outcome[where === 'refusedByMeeting' ? 'discarded' : where]))
    await isOffered(offered[where][looking])
  }
  /** The page follows the number of votes without a reload; other pages learn of it within a minute. */
  const counts = async (voters: number) => {
    await act(() => runClock(server()))
    const { votersCount } = (await ballots.detail()).turnout
    const text = turnout.voted[voters === 1 ? 'one' : 'other']
      .replace('{{count}}', String(voters))
      .replace('{{total}}', String(votersCount))
    await screen.findByText(asRead(text), { selector: '[role=status]' })
  }
  const supporters = async (count: number) => {
    const people = support.people[count === 1 ? 'one' : 'other'].replace('{{count}}', String(count))
    const [start = ''] = (count === 0 ? support.none : people).split('{{votes}}')
    await screen.findByText((shown) => shown.startsWith(asRead(start)))
  }
  const waits = async () => {
    await isAt('awaitingRequalification')
    await screen.findByText(asRead(support.reached))
  }
  const isVoted = async () => {
    await isOpen('hasVoted')
    await counts(1)
  }
  return {
    events: {
      'co-owner votes for it': () => happens(() => ballots.vote('for')),
      'co-owner changes their vote to against': () => happens(() => change('against')),
      'holder votes on behalf of the co-owner': async () => {
        const ballotId = await storeBallot(server(), { userId: personOf(people.holder) })
        const principal = { userId: personOf(people.coOwner) }
        await happens(() => ballotsOf(decisionId, holder).voteFor(principal, 'for', ballotId))
      },
      'co-owner replaces that vote with their own': () => happens(() => change('for')),
      'board asks for a meeting': () => happens(board.ask, desk.ask),
      'one board member asks for a meeting': () => happens(board.ask),
      'one board member withdraws the request': () => happens(board.withdraw),
      'due date passes': async () => {
        untilDue = Date.parse((await ballots.detail()).dueAt) - server().clock.now().getTime()
        await act(countWhatIsDue)
      },
      'president calls the meeting': () => answers(() => desk.organise('2030-03-20T17:30:00.000Z')),
      'president refuses the meeting': () => answers(() => desk.refuse('Le vote suffit.')),
      'president abandons the project': () => answers(() => desk.abandon()),
      'president closes the project': () => answers(() => desk.conclude()),
      'the meeting votes for it': () => decides('for'),
      'the meeting votes against it': () => decides('against'),
    },
    states: {
      'is put to the vote': () => isOpen('open'),
      'has a vote for it': isVoted,
      'has a vote against it': async () => {
        await isVoted()
        if (looking === 'coOwner')
          await screen.findByText(asRead(own.cast.replace('{{choice}}', decisions.choices.against)))
      },
      'has a proxy vote': async () => {
        await isOpen('hasVoted')
        // The paper of the vote has not been checked yet.
        expect((await ballots.detail()).turnout.votersExpressed).toBe(0)
        if (looking === 'holder') await screen.findByText(asRead(own.proxies))
        const { ownVote } = await ballots.detail()
        if (looking === 'coOwner')
          await screen.findByText((text) => text.startsWith(ownVote?.castBy.displayName ?? '-'))
      },
      'has the vote of the co-owner instead': async () => {
        await isVoted()
        if (looking === 'coOwner')
          await screen.findByText(asRead(own.cast.replace('{{choice}}', decisions.choices.for)))
        if (looking === 'holder') await waitFor(() => expect(screen.queryByText(asRead(own.proxies))).toBeNull())
      },
      'has one supporter': async () => {
        await supporters(1)
        await isOpen('open')
      },
      'has no supporter': async () => {
        await waitFor(() => expect(screen.queryByText(/ · 1 copropriétaire · /)).toBeNull())
        await isOpen('open')
      },
      'waits for the president': waits,
      'waits for the president with a vote': waits,
      'waits past its due date': waits,
      'waits for the president after its rejection': waits,
      'is voted on again': async () => {
        await screen.findByText(asRead(page.president.replace('{{answer}}', 'Le vote suffit.')))
        await isOpen('open')
      },
      'is adopted': () => isAt('accepted'),
      'is rejected': () => isAt('discarded'),
      'stays rejected': async () => {
        await screen.findByText(asRead(page.president.replace('{{answer}}', 'Le vote suffit.')))
        await isAt('discarded')
      },
      'goes to a meeting': async () => {
        await isAt('requalified')
        await screen.findByText(asRead(french.meetings.see))
      },
      'is adopted by the meeting': async () => {
        await isAt('accepted')
        if (looking === 'coOwner')
          await screen.findByText(asRead(own.castInRoom.replace('{{choice}}', decisions.choices.for)))
      },
      'is rejected by the meeting': () => isAt('refusedByMeeting'),
      // Until then, the page shows the outcome of the vote, if there was one.
      'is closed': async () => {
        await screen.findByText((shown) => asRead(shown).endsWith(asRead(outcome.concluded)))
        await isOffered(offered.concluded[looking])
      },
    },
  }
}

/** A holder who has not voted sees what any co-owner sees, so only the paths with their vote are walked. */
const isSeenBy = (who: Who) => (path: (typeof coveringPaths)[number]) =>
  who !== 'holder' || path.description.includes('holder votes')

describe.each(['coOwner', 'holder', 'president'] as const)('a decision as the %s sees it', (looking) => {
  it.each(coveringPaths.filter(isSeenBy(looking)).map((one) => [one.description, one] as const))(
    '%s',
    async (_description, one) => {
      await one.test(await driveScreen(looking))
    },
  )
})
