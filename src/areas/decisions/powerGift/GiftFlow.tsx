import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { powerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { PersonShown } from '#contract/people.ts'
import { powerGiftMachine } from '#machines/decisions/powerGift/powerGift.machine.ts'
import { selectHolder, selectPart } from '#machines/decisions/powerGift/powerGift.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import type { Loaded } from '#src/parts/Loaded.tsx'
import type { MoreButton } from '#src/parts/MoreButton.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { GivePowerForm } from './GivePowerForm.tsx'

type Actors = NonNullable<Parameters<typeof powerGiftMachine.provide>[0]['actors']>

type Listed = { readonly person: PersonShown; readonly votes: number }
type HolderList = ComponentProps<typeof MoreButton>['query'] &
  ComponentProps<typeof Loaded<{ readonly rows: readonly Listed[] }>>['query'] &
  Parameters<typeof isFirstLoad>[0]

/** What a power is given for: one decision, or a whole meeting. */
export type GiftSubject = {
  readonly kind: 'decision' | 'meeting'
  readonly title: string
  /** The votes of the person who gives it. */
  readonly votes: number
  readonly isPossible: boolean
  /** Why no power can be given, when it is not possible. */
  readonly obstacle: string
  /** The people who could hold it, by name. */
  readonly useHolders: (search: string) => HolderList
  readonly actors: () => Actors
  /** The link to the page of the decision or the meeting. */
  readonly back: { readonly href: string; readonly label: string }
}

export type OfGift = Pick<ScreenProps, 'inspect'> & {
  readonly subject: GiftSubject
  readonly kept: KeptDraft<ValueOf<typeof powerDraft>>
}

/** The sentences that differ for a power for a meeting. */
type Differing = 'lead' | 'about' | 'revocable' | 'given'
export function useGiftWords(kind: GiftSubject['kind']) {
  const t = useTranslate()
  return (word: Differing) => t(`votes.power.${kind}.${word}`)
}

/** Gives a power: the holder and instructions, the password, then the outcome. */
export function GiftFlow({ inspect, subject, kept }: OfGift) {
  const t = useTranslate()
  const words = useGiftWords(subject.kind)
  const [{ isPossible, actors }] = useState(subject)
  const flow = useFlow(
    () =>
      powerGiftMachine.provide({
        actors: actors(),
        actions: {
          copyDraft: ({ context: { holder, instructions } }) => kept.keep({ holder, instructions }),
          forgetDraft: kept.forget,
        },
      }),
    { inspect, input: { ...kept.latest().value, isPossible } },
  )
  const part = useSelector(flow, selectPart)
  const name = useSelector(flow, selectHolder)?.name ?? ''
  const back = <LinkButton href={subject.back.href}>{subject.back.label}</LinkButton>
  if (part === 'given') {
    return (
      <Outcome tone="success" title={t('votes.power.givenTitle', { name })} foot={back}>
        <Text>{words('given')}</Text>
      </Outcome>
    )
  }
  if (part === 'over') {
    return (
      <Outcome tone="info" title={t('votes.power.overTitle')} foot={back}>
        <Text>{subject.obstacle}</Text>
      </Outcome>
    )
  }
  return <GivePowerForm inspect={inspect} subject={subject} kept={kept} giftRef={flow} />
}
