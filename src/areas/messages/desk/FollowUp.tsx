import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { InternalNotes } from './InternalNotes.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & {
  conversationId: string
  /** Who is in charge, in words. */
  inCharge: string
  failure: ReactNode
  note: string
  onNote: (note: string) => void
  /** `null` = the person is not in charge. */
  onRelease: (() => void) | null
  /** Closes the conversation; `null` = it is closed. */
  onCloseIt: (() => void) | null
  isBusy: boolean
  onClose: () => void
}

/** The manager's actions on a conversation other than answering. */
export function FollowUp({ inCharge, failure, onRelease, onCloseIt, isBusy, onClose, ...notes }: Props) {
  const t = useTranslate()
  const contents = useRef<HTMLDivElement>(null)
  // An action removes its button.
  const keptFocus = useKeptFocus(contents)
  return (
    <Modal isOpen onClose={onClose} title={t('conversationDesk.panel.open')}>
      <Box ref={contents} outlineOffset={6} {...keptFocus}>
        <Stack gap={5}>
          {failure}
          <Text>{inCharge}</Text>
          {onRelease && (
            <div>
              <Button variant="secondary" isBusy={isBusy} onClick={onRelease}>
                {t('conversationDesk.panel.release')}
              </Button>
            </div>
          )}
          {onCloseIt && (
            <Stack gap={2} alignItems="start">
              <Button variant="secondary" isBusy={isBusy} onClick={onCloseIt}>
                {t('conversationDesk.panel.close')}
              </Button>
              <Text variant="small">{t('conversationDesk.panel.closeHint')}</Text>
            </Stack>
          )}
          <InternalNotes {...notes} />
        </Stack>
      </Box>
    </Modal>
  )
}
