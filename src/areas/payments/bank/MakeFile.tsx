import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { FileFormat, Outlook } from '#contract/payments/collections.ts'
import { collectionMachine } from '#machines/payments/collection/collection.machine.ts'
import {
  selectFormat,
  selectHasFailed,
  selectIsBusy,
  selectIsRefused,
  selectIsReviewing,
} from '#machines/payments/collection/collection.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { makeFile } from './collection.actors.ts'
import { amountOf, countOf, DaysTable } from './DaysTable.tsx'

/** Texts have no dots in their keys. */
const formatKeys = {
  'pain.008.001.02': 'pain008001_02',
  'pain.008.001.08': 'pain008001_08',
  cpa005: 'cpa005',
} as const satisfies Readonly<Record<FileFormat, string>>

/** Makes the file of everything that is ready, after a look at its sums. */
export function MakeFile({ api, person, placeId, inspect, say, outlook }: OfBank & { outlook: Outlook }) {
  const { ready, leftOut, formats } = outlook
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const flow = useFlow(
    () =>
      collectionMachine.provide({
        actors: { makeFile: makeFile({ api, client, person, placeId }) },
        actions: { announceFile: () => say(successSnack(t, t('collections.make.done'))) },
      }),
    { inspect, input: { format: formats[0] ?? 'pain.008.001.02' } },
  )
  const isReviewing = useSelector(flow, selectIsReviewing)
  const isBusy = useSelector(flow, selectIsBusy)
  const hasFailed = useSelector(flow, selectHasFailed)
  const isRefused = useSelector(flow, selectIsRefused)
  const chosen = useSelector(flow, selectFormat)
  const leave = () => flow.send({ type: 'file.leave' })
  const [count, amount] = [countOf(ready), format.money(amountOf(ready))]
  return (
    <>
      {isRefused && <Notice tone="warning">{t('collections.make.refused')}</Notice>}
      {count > 0 && (
        <div>
          <Button onClick={() => flow.send({ type: 'file.prepare' })}>{t('collections.make.prepare')}</Button>
        </div>
      )}
      <Modal
        isOpen={isReviewing}
        onClose={leave}
        title={t('collections.make.title')}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={leave}>
              {t('shared.confirm.cancel')}
            </Button>
            <Button isBusy={isBusy} onClick={() => flow.send({ type: 'file.make' })}>
              {t('collections.make.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text variant="strong">
            {count === 1
              ? t('collections.make.one', { amount })
              : t('collections.make.text', { count: format.integer(count), amount })}
          </Text>
          <DaysTable caption={t('collections.outlook.ready')} days={ready} />
          {leftOut.length > 0 && (
            <Notice tone="warning">{t('collections.make.leftOut', { count: format.integer(leftOut.length) })}</Notice>
          )}
          <Select
            name="format"
            label={t('collections.make.format')}
            isAlwaysRight
            options={formats.map((one) => ({
              value: one,
              label: t(`collections.make.formats.${formatKeys[one]}`),
            }))}
            value={chosen}
            onChange={({ currentTarget: { value } }) => {
              const known = formats.find((one) => one === value)
              if (known) flow.send({ type: 'format.choose', format: known })
            }}
          />
          {hasFailed && <Notice tone="danger">{t('collections.make.failed')}</Notice>}
        </Stack>
      </Modal>
    </>
  )
}
