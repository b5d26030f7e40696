import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MailRhythm, mailRhythms } from '#contract/settings.ts'
import type { NewSnack } from '#machines/snacks/snacks/snacks.machine.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { SavedChoice } from './SavedChoice.tsx'
import { settingsMutations } from './settings.mutations.ts'

type Props = { stored: MailRhythm; api: Api; person: string; say: (snack: NewSnack) => void }

/** When e-mails about messages and posts are sent: an optimistic update. */
export function MailRhythmChoice({ stored, api, person, say }: Props) {
  const t = useTranslate()
  const save = useMutation({
    ...settingsMutations(api, useQueryClient(), person).mailRhythm(),
    onSettled: (_, error) => !error && say(successSnack(t, t('settings.notifications.rhythm.saved'))),
  })
  const title = t('settings.notifications.rhythm.title')
  return (
    <Panel title={title} lead={t('settings.notifications.rhythm.lead')}>
      <SavedChoice hasFailed={save.isError} onRetry={() => save.variables && save.mutate(save.variables)}>
        <RadioCards
          legend={title}
          isLegendHidden
          name="mailRhythm"
          value={save.isPending ? save.variables : stored}
          onChange={(value) => save.mutate(value)}
          options={mailRhythms.map((value) => ({
            value,
            label: t(`settings.notifications.rhythm.${value}`),
            hint: t(`settings.notifications.rhythm.hint.${value}`),
          }))}
        />
      </SavedChoice>
    </Panel>
  )
}
