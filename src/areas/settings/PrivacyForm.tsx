import { useSelector } from '@xstate/react'
import type { PrivacySettings } from '#contract/privacySettings.ts'
import { messageSenders, privateFields } from '#contract/privacySettings.ts'
import type { Profile } from '#contract/profile.ts'
import type { PrivacySettingsRef } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import {
  selectHasFailed,
  selectIsBusy,
  selectIsUnsaved,
} from '#machines/settings/privacySettings/privacySettings.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StickyAside } from '#src/ui/StickyAside.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { NeighbourCard } from './NeighbourCard.tsx'
import { privacyColumns } from './privacyColumns.ts'
import { SaveBar } from './SaveBar.tsx'

const row = { py: 2 } as const
/** Trims the touch target below the last choice, which would look like an empty line. */
const lastRow = { pt: 2, mb: -2 } as const

type Props = { privacySettingsRef: PrivacySettingsRef; chosen: PrivacySettings; profile: Profile | null }

export function PrivacyForm({ privacySettingsRef, chosen, profile }: Props) {
  const t = useTranslate()
  const isUnsaved = useSelector(privacySettingsRef, selectIsUnsaved)
  const isBusy = useSelector(privacySettingsRef, selectIsBusy)
  const hasFailed = useSelector(privacySettingsRef, selectHasFailed)
  const choose = (change: Partial<PrivacySettings>) => privacySettingsRef.send({ type: 'setting.choose', change })

  return (
    <Stack gap={5}>
      <Grid {...privacyColumns}>
        <Stack gap={5}>
          <Panel title={t('settings.privacy.fields')} lead={t('settings.privacy.fieldsHint')}>
            <RuledList>
              {privateFields.map((field, index) => (
                <Box as="li" key={field} {...(index === privateFields.length - 1 ? lastRow : row)}>
                  <Switch
                    label={t(`settings.privacy.field.${field}`)}
                    hint={t(`settings.privacy.${chosen[field]}`)}
                    isOn={chosen[field] === 'public'}
                    onChange={(isOn) => choose({ [field]: isOn ? 'public' : 'private' })}
                  />
                </Box>
              ))}
            </RuledList>
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
        <StickyAside>
          <NeighbourCard chosen={chosen} profile={profile} />
        </StickyAside>
      </Grid>
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
