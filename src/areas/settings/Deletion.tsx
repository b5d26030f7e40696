import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { deletionActors } from './ownAccount.actors.ts'
import { ownAccountKeys, ownAccountQueries } from './ownAccount.queries.ts'

/** Requests the deletion of the account after a confirmation. A pending request shows its date and can be withdrawn. */
export function Deletion({ api, person, say, inspect }: ScreenProps) {
  const { translate: t, format } = useLanguage()
  const queryClient = useQueryClient()
  const deletion = useQuery(ownAccountQueries(api, person).deletion())
  const flow = useFlow(
    () =>
      confirmationMachine.provide({
        actors: deletionActors({
          api,
          queryClient,
          person,
          announce: () => say(successSnack(t, t('ownAccount.data.requested'))),
        }),
      }),
    { inspect },
  )
  const withdraw = useMutation({
    mutationFn: () => api(settingsRoutes.withdrawDeletion, {}),
    onSuccess: (answer) => {
      queryClient.setQueryData(ownAccountKeys.deletion(person), answer)
      say(successSnack(t, t('ownAccount.data.withdrawn')))
    },
  })

  return (
    <Stack gap={3}>
      <Heading level={3}>{t('ownAccount.data.deletionTitle')}</Heading>
      <Text variant="muted">{t('ownAccount.data.deletionText')}</Text>
      <Loaded query={deletion} line skeleton={<Skeleton height="3rem" width="16rem" />}>
        {({ requestedAt }) =>
          requestedAt === null ? (
            <Box
              as={Button}
              alignSelf="flex-start"
              variant="secondary"
              onClick={() => flow.send({ type: 'question.ask', subject: 'account' })}
            >
              {t('ownAccount.data.request')}
            </Box>
          ) : (
            <>
              <Notice tone="warning" title={t('ownAccount.data.pending', { date: format.date(new Date(requestedAt)) })}>
                {t('ownAccount.data.pendingText')}
              </Notice>
              <Box
                as={Button}
                alignSelf="flex-start"
                variant="secondary"
                isBusy={withdraw.isPending}
                onClick={() => withdraw.mutate()}
              >
                {t('ownAccount.data.withdraw')}
              </Box>
            </>
          )
        }
      </Loaded>
      {withdraw.isError && <Notice tone="danger">{t('shared.confirm.failed')}</Notice>}
      <Confirmation
        confirmationRef={flow}
        title={t('ownAccount.data.confirmTitle')}
        confirmLabel={t('ownAccount.data.request')}
      >
        {t('ownAccount.data.confirmText')}
      </Confirmation>
    </Stack>
  )
}
