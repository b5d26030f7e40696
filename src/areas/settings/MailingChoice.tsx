import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailingPreferences } from '#contract/settings.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { SavedChoice } from './SavedChoice.tsx'
import type { MailingKind } from './settings.mutations.ts'
import { settingsMutations } from './settings.mutations.ts'

type Props = {
  kind: MailingKind
  stored: MailingPreferences[MailingKind]
  /** Whether the person's profile lacks the address that letters go to. */
  lacksAddress: boolean
  api: Api
  person: string
  say: (snack: NewSnack) => void
}

/** The delivery of one kind of letter: an optimistic update. */
export function MailingChoice({ kind, stored, lacksAddress, api, person, say }: Props) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const save = useMutation({
    ...settingsMutations(api, queryClient, person).mailing(kind),
    onSettled: (_, error) => !error && say(successSnack(t, t('settings.mailing.saved'))),
  })
  const name = t(`settings.mailing.kind.${kind}`)
  const option = (value: 'electronic' | 'paper', hint: 'electronicHint' | 'paperHint' | 'paperUnaddressed') => ({
    value,
    label: t(`settings.mailing.${value}`),
    hint: t(`settings.mailing.${hint}`),
    icon: value === 'electronic' ? ('mail' as const) : ('document' as const),
  })

  return (
    <Panel title={name} lead={t(`settings.mailing.kindHint.${kind}`)}>
      <SavedChoice hasFailed={save.isError} onRetry={() => save.variables && save.mutate(save.variables)}>
        <RadioCards
          legend={name}
          isLegendHidden
          name={kind}
          value={save.isPending ? save.variables : stored}
          onChange={(value) => save.mutate(value)}
          options={[
            option('electronic', 'electronicHint'),
            option('paper', lacksAddress ? 'paperUnaddressed' : 'paperHint'),
          ]}
        />
      </SavedChoice>
    </Panel>
  )
}
