import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { texts as catalogue } from '#locales/fr-FR/contest.ts'
import { texts as shared } from '#locales/fr-FR/signIn.ts'
import type { ContestAnswer, LinkAnswer } from '#machines/decisions/contest/contest.setup.ts'
import { ContestScreen } from '#src/areas/decisions/contest/ContestScreen.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { aContestedVote, startContest } from '#tests/support/startContest.ts'
import { type ContestDriver, coveringPaths } from './contest.model.ts'

const { contest: texts } = catalogue
const { errors } = shared
const reason = 'Je n’ai rien signé.'
const found = (status?: Parameters<typeof aContestedVote>[0]): LinkAnswer => ({
  type: 'found',
  vote: aContestedVote(status),
})

function driveScreen(): ContestDriver {
  const user = userEvent.setup()
  let flow = startContest()
  const field = () => screen.getByRole('textbox', { name: (name) => name.startsWith(texts.reason) })
  const sees = async (name: string) => void (await screen.findByRole('heading', { name: asRead(name) }))

  function open(link: LinkAnswer | null) {
    flow = startContest(link)
    renderUi(<ContestScreen contestRef={flow.actor} />)
  }
  async function contest(answer: ContestAnswer | null, typed = reason) {
    flow.nextAnswer(answer)
    await user.clear(field())
    if (typed) await user.type(field(), typed)
    await user.click(screen.getByRole('button', { name: texts.send }))
  }
  async function tooLate(status: 'contested' | 'counted') {
    flow.nextLink(found(status))
    await contest({ type: 'late' })
  }
  return {
    events: {
      'owner opens the link': () => open(found()),
      'owner opens the link, but nothing answers': () => open(null),
      'owner opens the link, which nobody knows': () => open({ type: 'unknown' }),
      'owner opens the link after the count': () => open(found('counted')),
      'owner tries again': async () => {
        flow.nextLink(found())
        await user.click(screen.getByRole('button', { name: 'Réessayer' }))
      },
      'owner contests without a reason': () => contest({ type: 'contested' }, ''),
      'owner contests': () => contest({ type: 'contested' }),
      'owner contests, but the answer is lost': () => contest(null),
      'owner contests, but the first attempt had arrived': () => tooLate('contested'),
      'owner contests, but the votes are counted by now': () => tooLate('counted'),
    },
    states: {
      'has a link': () => undefined,
      'may try the link again': () => sees(texts.unreachable.heading),
      'sees who voted for them': async () => {
        await sees(texts.heading)
        const { castBy, placeName } = aContestedVote()
        for (const known of [castBy, placeName, texts.ways.paper]) {
          expect(screen.getByText(known)).toBeTruthy()
        }
        expect(screen.getByText('10 janvier 2030 à 10 h 30')).toBeTruthy()
      },
      'is asked for a reason': async () => {
        expect(await screen.findByText(errors.field.required)).toBeTruthy()
        expect(flow.reasons).toEqual([])
      },
      'keeps the text after a failure': async () => {
        expect((await screen.findByRole('alert')).textContent).toBe(texts.failed)
        expect(field()).toHaveProperty('value', reason)
      },
      'is told that the link is not valid': () => sees(texts.unknown.heading),
      'is told that the vote was counted': async () => {
        await sees(texts.outcomes.counted.heading)
        expect(screen.getByText(asRead(texts.outcomes.counted.text))).toBeTruthy()
        expect(screen.getByRole('link', { name: /@/ })).toBeTruthy()
        expect(screen.queryByRole('textbox')).toBeNull()
      },
      'has contested the vote': async () => {
        await sees(texts.outcomes.contested.heading)
        expect(screen.queryByRole('textbox')).toBeNull()
        expect(flow.reasons).toContain(reason)
      },
    },
  }
}

beforeEach(() => sessionStorage.clear())

describe('contesting a vote by a link, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveScreen())
  })
})
