import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { asRead } from '#tests/support/asRead.ts'
import { assertOk, peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { ballotsOf, storeBallot } from '#tests/support/server/decisionCalls.ts'
import { personOf } from '#tests/support/server/placeWorld.ts'

const { server } = usePortalServer()
const t = createTranslate<typeof french>('fr-FR', french)
const elsewhere = peopleElsewhere(server)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

it('names the vote it replaces from the first step, before sending, once counted, and on the page afterwards', async () => {
  const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
  const ballot = await storeBallot(server(), { userId: personOf('conseil') })
  const holder = ballotsOf(decisionId, await elsewhere('conseil'))
  await assertOk(holder.voteFor({ userId: personOf('president') }, 'for', ballot))
  const former = t('votes.vote.castBy', { choice: t('decisions.choices.for'), name: demoName('conseil') })

  const { user } = await openScreen(pathOf('vote', { decisionId }), 'president')
  const given = { choice: t('decisions.choices.for'), name: demoName('conseil') }
  const [cast = ''] = t('votes.vote.cast.proxy', { ...given, date: '|', time: '' }).split('|')
  await screen.findByText((text) => text.startsWith(asRead(cast)))
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: t('votes.vote.documents.next') }))
  await screen.findByText(asRead(t('votes.vote.choice.present', { choice: former })))
  expect(screen.getByRole('radio', { name: t('decisions.choices.for') })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: t('decisions.choices.against') }))
  await user.click(screen.getByRole('button', { name: t('common.continue') }))

  await screen.findByRole('heading', { name: t('votes.vote.confirm.changeTitle') })
  expect(screen.getByText(former)).toBeDefined()
  const replacement = t('votes.vote.confirm.sendChange', { choice: t('decisions.choices.against') })
  expect(screen.getByRole('button', { name: replacement })).toBeDefined()
  await user.type(screen.getByLabelText(t('shared.password.password')), `${demoPassword}{Enter}`)

  const replaced = asRead(t('decisions.own.replaces', { number: 1 }))
  await screen.findByRole('heading', { name: t('votes.vote.counted.changedTitle') })
  await screen.findByText((text) => text.includes(replaced))
  await user.click(screen.getByRole('link', { name: t('decisions.page.back') }))
  await screen.findByText(replaced)
  const surplus = { voters: '1 votant', ballots: '2 bulletins', surplus: '1 remplacé' }
  expect(screen.getByText(asRead(t('decisions.ballots.surplus', surplus)))).toBeDefined()
})
