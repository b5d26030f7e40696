import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { importFileLimit, importFolderLimit } from '#contract/imports.ts'
import { pathOf } from '#contract/paths.ts'
import { type ImportRef, importMachine } from '#machines/administration/import/import.machine.ts'
import {
  selectCanSend,
  selectFiles,
  selectIsBusy,
  selectSetback,
} from '#machines/administration/import/import.selectors.ts'
import type { ImportSetback } from '#machines/administration/import/import.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dropzone } from '#src/ui/Dropzone.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { sendFilesActor } from './import.actors.ts'

/** Collects the files of a folder, and sends them to be compared. */
export function ImportFilesForm({ api, inspect }: ScreenProps) {
  const { translate: t } = useLanguage()
  const flow = useFlow(
    () =>
      importMachine.provide({
        actors: { sendFiles: sendFilesActor(api) },
        actions: { openImport: (_, { importId }) => navigate(pathOf('import', { importId })) },
      }),
    { inspect, input: { importId: null, status: null } },
  )
  const canSend = useSelector(flow, selectCanSend)
  const isBusy = useSelector(flow, selectIsBusy)
  const setback = useSelector(flow, selectSetback)
  return (
    <Panel title={t('imports.choose.title')} lead={t('imports.choose.lead')}>
      <Stack gap={4}>
        <Dropzone
          label={t('imports.choose.field')}
          accept="data"
          maxSize={importFileLimit}
          isMultiple
          isBusy={isBusy}
          onFiles={(files) => flow.send({ type: 'files.add', files })}
        />
        <ChosenFiles importRef={flow} isBusy={isBusy}>
          <VisuallyHidden role="status">{isBusy && t('imports.choose.sending')}</VisuallyHidden>
        </ChosenFiles>
        {setback !== null && <Setback setback={setback} />}
        {(canSend || isBusy) && (
          <Box as={Button} alignSelf="flex-start" isBusy={isBusy} onClick={() => flow.send({ type: 'files.send' })}>
            {t('imports.choose.check')}
          </Box>
        )}
      </Stack>
    </Panel>
  )
}

function Setback({ setback }: { setback: ImportSetback }) {
  const { translate: t, format } = useLanguage()
  if (setback === 'unanswered') return <Notice tone="danger">{t('imports.choose.unanswered')}</Notice>
  if (setback === 'request_too_large') {
    return <Notice tone="danger">{t('imports.choose.tooLarge', { size: format.sizeLimit(importFolderLimit) })}</Notice>
  }
  if (setback === 'unacceptedFile') return <Notice tone="danger">{t('imports.choose.statement')}</Notice>
  return <Notice tone="danger">{t('imports.choose.refused')}</Notice>
}

type ChosenProps = { importRef: ImportRef; isBusy: boolean; children: ReactNode }

function ChosenFiles({ importRef, isBusy, children }: ChosenProps) {
  const { translate: t, format } = useLanguage()
  const files = useSelector(importRef, selectFiles)
  // A removed row leaves the list, together with its button.
  const rows = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(rows)
  return (
    <div ref={rows} {...keptFocus}>
      {children}
      {files.length > 0 && (
        <RuledList isFramed aria-label={t('imports.choose.chosen')}>
          {files.map(({ name, size }) => (
            <Flex as="li" key={name} alignItems="center" gap={3} px={4} py={1.5}>
              <Box flex="1" minWidth={0} overflowWrap="anywhere">
                <Text>{name}</Text>
                <Text variant="small">{format.fileSize(size)}</Text>
              </Box>
              {!isBusy && (
                <IconButton
                  icon="trash"
                  label={t('imports.choose.remove', { name })}
                  onClick={() => importRef.send({ type: 'file.remove', name })}
                />
              )}
            </Flex>
          ))}
        </RuledList>
      )}
    </div>
  )
}
