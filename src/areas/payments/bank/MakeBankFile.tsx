import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { BankFileFormat } from '#contract/payments/refundFiles.ts'
import { collectionMachine } from '#machines/payments/collection/collection.machine.ts'
import {
  selectFormat,
  selectHasFailed,
  selectIsBusy,
  selectIsRefused,
  selectIsReviewing,
} from '#machines/payments/collection/collection.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { makeFile } from './collection.actors.ts'

/** Texts have no dots in their keys. */
const formatKeys = {
  'pain.008.001.02': 'pain008001_02',
  'pain.008.001.08': 'pain008001_08',
  'pain.001.001.03': 'pain001001_03',
  'pain.001.001.09': 'pain001001_09',
  cpa005: 'cpa005',
} as const satisfies Readonly<Record<BankFileFormat, string>>

type Props = Pick<ScreenProps, 'inspect' | 'say'> & {
  /** The first one is the default. */
  formats: readonly [BankFileFormat, ...BankFileFormat[]]
  make: () => ReturnType<typeof makeFile>
  /** Whether the file would be empty. */
  isEmpty: boolean
  /** Shown when nothing was left for a file. */
  refused: string
  /** Its content. */
  children: ReactNode
}

/** Makes a file for the bank, after a review of its sums. */
export function MakeBankFile({ inspect, say, formats, make, isEmpty, refused, children }: Props) {
  const t = useTranslate()
  const flow = useFlow(
    () =>
      collectionMachine.provide({
        actors: { makeFile: make() },
        actions: { announceFile: () => say(successSnack(t, t('collections.make.done'))) },
      }),
    { inspect, input: { format: formats[0] } },
  )
  const isReviewing = useSelector(flow, selectIsReviewing)
  const isBusy = useSelector(flow, selectIsBusy)
  const hasFailed = useSelector(flow, selectHasFailed)
  const isRefused = useSelector(flow, selectIsRefused)
  const chosen = useSelector(flow, selectFormat)
  const leave = () => flow.send({ type: 'file.leave' })
  return (
    <>
      {isRefused && <Notice tone="warning">{refused}</Notice>}
      {!isEmpty && (
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
          {children}
          <Select
            name="format"
            label={t('collections.make.format')}
            isAlwaysRight
            options={formats.map((one) => ({ value: one, label: t(`collections.make.formats.${formatKeys[one]}`) }))}
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
