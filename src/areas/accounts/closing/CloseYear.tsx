import { useSelector } from '@xstate/react'
import { selectIsAsking, selectIsBusy } from '#machines/accounts/closing/closing.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Definition } from '../Definition.tsx'
import type { OfFoundYear } from './ClosingOfYear.tsx'

/** What the closing will do, and the question before it. */
export function CloseYear({ closingRef, year, choices: { chart } }: OfFoundYear) {
  const t = useTranslate()
  const isAsking = useSelector(closingRef, selectIsAsking)
  const isBusy = useSelector(closingRef, selectIsBusy)
  const years = yearsOf(year)
  const effects = [t('closing.ready.noEntries'), t(`closing.ready.shared.${chart}`), t('closing.ready.next')]
  return (
    <Panel title={t('closing.ready.title')} beside={<Definition of="closing" word={t('closing.ready.title')} />}>
      <Stack gap={5}>
        <Grid as="ul" gap={3}>
          {effects.map((effect) => (
            <li key={effect}>
              <IconLine icon="check" iconColor="link" iconTop={0.5} gap={3}>
                <span>{effect}</span>
              </IconLine>
            </li>
          ))}
        </Grid>
        <div>
          <Button onClick={() => closingRef.send({ type: 'closing.ask' })}>
            {t('closing.ready.close', { years })}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('closing.question.title', { years })}
        confirmLabel={t('closing.question.confirm')}
        onConfirm={() => closingRef.send({ type: 'closing.confirm' })}
        onCancel={() => closingRef.send({ type: 'closing.cancel' })}
      >
        {t('closing.question.text')}
      </ConfirmDialog>
    </Panel>
  )
}
