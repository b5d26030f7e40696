import { useSelector } from '@xstate/react'
import { passwordChangeMachine } from '#machines/settings/passwordChange/passwordChange.machine.ts'
import { selectChanges, selectIsChanged } from '#machines/settings/passwordChange/passwordChange.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PasswordChangeForm } from './PasswordChangeForm.tsx'
import { passwordChangeActors } from './passwordChange.actors.ts'

const focus = (element: HTMLElement | null) => element?.focus()

/** Changes the password of a person who knows the current one. */
export function PasswordScreen({ api, session, say, inspect }: ScreenProps) {
  const t = useTranslate()
  const offer = useOffer()
  const flow = useFlow(
    () =>
      passwordChangeMachine.provide({
        actors: passwordChangeActors({ api, offer }),
        actions: { announceChanged: () => say(successSnack(t, t('ownAccount.passwordForm.changed'))) },
      }),
    { inspect },
  )
  const isChanged = useSelector(flow, selectIsChanged)
  const changes = useSelector(flow, selectChanges)
  return (
    <Page screen="password" width={540}>
      <ReadOnly session={session}>
        <Stack gap={5}>
          <Text variant="muted">{t('ownAccount.passwordForm.lead')}</Text>
          {isChanged && (
            <div ref={focus} tabIndex={-1}>
              <Notice tone="success" title={t('ownAccount.passwordForm.changed')}>
                {t('ownAccount.passwordForm.changedText')}
              </Notice>
            </div>
          )}
          <Card>
            <PasswordChangeForm key={changes} passwordChangeRef={flow} />
          </Card>
        </Stack>
      </ReadOnly>
    </Page>
  )
}
