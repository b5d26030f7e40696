import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { Profile } from '#contract/profile.ts'
import type { PrivacySettings } from '#contract/settings.ts'
import { messageSenders, privateFields } from '#contract/settings.ts'
import type { PrivacySettingsRef } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import {
  selectHasFailed,
  selectIsBusy,
  selectIsUnsaved,
} from '#machines/settings/privacySettings/privacySettings.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { layout, media } from '#src/theme/scales.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { NeighbourCard } from './NeighbourCard.tsx'
import { SaveBar } from './SaveBar.tsx'

const columns = css({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})
/* What a choice changes in the card stays in sight while choosing. */
const beside = css({ [media.tablet]: { position: 'sticky', insetBlockStart: layout.topBar + 24 } })
const rows = css({
  '& > li + li': { borderBlockStart: '1px solid var(--color-border)' },
  '& > li': { paddingBlock: 8 },
  /* What a finger needs around the last one is not to look like an empty line. */
  '& > li:last-of-type': { paddingBlockEnd: 0, marginBlockEnd: -8 },
})

type Props = { privacySettingsRef: PrivacySettingsRef; chosen: PrivacySettings; profile: Profile | null }

export function PrivacyForm({ privacySettingsRef, chosen, profile }: Props) {
  const t = useTranslate()
  const isUnsaved = useSelector(privacySettingsRef, selectIsUnsaved)
  const isBusy = useSelector(privacySettingsRef, selectIsBusy)
  const hasFailed = useSelector(privacySettingsRef, selectHasFailed)
  const choose = (change: Partial<PrivacySettings>) => privacySettingsRef.send({ type: 'setting.choose', change })

  return (
    <Stack gap={5}>
      <div css={columns}>
        <Stack gap={5}>
          <Panel title={t('settings.privacy.fields')} lead={t('settings.privacy.fieldsHint')}>
            <ul css={rows}>
              {privateFields.map((field) => (
                <li key={field}>
                  <Switch
                    label={t(`settings.privacy.field.${field}`)}
                    hint={t(`settings.privacy.${chosen[field]}`)}
                    isOn={chosen[field] === 'public'}
                    onChange={(isOn) => choose({ [field]: isOn ? 'public' : 'private' })}
                  />
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title={t('settings.privacy.senders')}>
            <RadioCards
              legend={t('settings.privacy.senders')}
              isLegendHidden
              name="messagesFrom"
              value={chosen.messagesFrom}
              onChange={(value) => choose({ messagesFrom: value })}
              options={messageSenders.map((value) => ({
                value,
                label: t(`settings.privacy.sender.${value}`),
                hint: t(`settings.privacy.senderHint.${value}`),
              }))}
            />
          </Panel>
        </Stack>
        <div css={beside}>
          <NeighbourCard chosen={chosen} profile={profile} />
        </div>
      </div>
      {hasFailed && <Notice tone="danger">{t('settings.privacy.failed')}</Notice>}
      <SaveBar
        isUnsaved={isUnsaved}
        isBusy={isBusy}
        onSave={() => privacySettingsRef.send({ type: 'settings.save' })}
        onUndo={() => privacySettingsRef.send({ type: 'settings.undo' })}
      />
    </Stack>
  )
}
