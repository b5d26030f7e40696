import type { UseMutationOptions } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import type { Power } from '#contract/decisions/powers.ts'
import { canHappenToPower, type PowerAction } from '#machines/decisions/power/power.lifecycle.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AnswerRow } from '#src/ui/AnswerRow.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What can be done about the powers of a decision or a meeting. */
export type OnPowers = {
  readonly answer: (powerId: string) => UseMutationOptions<undefined, Error, boolean>
  readonly revoke: (powerId: string) => UseMutationOptions<undefined, Error, void>
  /** Whether a power can be accepted now. */
  readonly isOpen: boolean
  /** Whether nothing can be changed any more. */
  readonly isOver: boolean
  /** Where the holder votes, or what else they have to do. */
  readonly use: { readonly href: string } | { readonly text: string } | null
}

/** The buttons of one power: those that its chart offers to the reader. */
export function PowerActions({ power, on }: { power: Power; on: OnPowers }) {
  const t = useTranslate()
  const answer = useMutation(on.answer(power.id))
  const revoke = useMutation(on.revoke(power.id))
  const viewer = { isGiver: power.isOwn, isHolder: !power.isOwn }
  const may = (type: PowerAction['type']) => canHappenToPower(power.status, viewer, { type })
  const isBusy = answer.isPending || revoke.isPending
  const isAsked = on.isOpen && may('power.accept')
  const Row = isAsked ? AnswerRow : ButtonRow
  if (on.isOver || (!may('power.revoke') && !may('power.decline'))) return null
  return (
    <Stack gap={3}>
      {(answer.isError || revoke.isError) && <Notice tone="danger">{t('votes.power.failed')}</Notice>}
      {on.use && 'text' in on.use && may('power.use') && <Text variant="small">{on.use.text}</Text>}
      <Row>
        {on.use && 'href' in on.use && may('power.use') && (
          <LinkButton href={on.use.href}>{t('votes.power.use')}</LinkButton>
        )}
        {isAsked && (
          <Button isBusy={isBusy} onClick={() => answer.mutate(true)}>
            {t('votes.power.accept')}
          </Button>
        )}
        {may('power.decline') && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => answer.mutate(false)}>
            {t(power.status === 'accepted' ? 'votes.power.giveBack' : 'votes.power.decline')}
          </Button>
        )}
        {may('power.revoke') && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => revoke.mutate()}>
            {t('votes.power.revoke')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
