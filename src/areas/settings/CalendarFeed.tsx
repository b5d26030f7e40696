import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { calendarActors } from './calendar.actors.ts'
import { calendarMutations, calendarQueries } from './calendar.queries.ts'

/** The calendar feed of legal dates: its address is shown once, and the person can revoke it. */
export function CalendarFeed({ api, person, say, inspect }: ScreenProps) {
  const { translate: t, format } = useLanguage()
  const queryClient = useQueryClient()
  const feed = useQuery(calendarQueries(api, person).feed())
  const create = useMutation(calendarMutations(api, queryClient, person).create())
  const flow = useFlow(
    () =>
      confirmationMachine.provide({
        actors: calendarActors({
          api,
          queryClient,
          person,
          announce: () => {
            create.reset()
            say(successSnack(t, t('settings.calendar.revoked')))
          },
        }),
      }),
    { inspect },
  )
  const copy = useMutation({
    mutationFn: (url: string) => navigator.clipboard.writeText(url),
    onSuccess: () => say(successSnack(t, t('settings.calendar.copied'))),
  })
  const url = create.data?.url

  return (
    <Panel title={t('settings.calendar.title')} lead={t('settings.calendar.lead')}>
      <Stack gap={4}>
        <Loaded query={feed} line skeleton={<Skeleton height="3rem" width="16rem" />}>
          {({ createdAt }) =>
            createdAt === null ? (
              <Box
                as={Button}
                alignSelf="flex-start"
                variant="secondary"
                isBusy={create.isPending}
                onClick={() => create.mutate()}
              >
                {t('settings.calendar.create')}
              </Box>
            ) : (
              <>
                {url !== undefined && (
                  <>
                    <TextField
                      label={t('settings.calendar.address')}
                      hint={t('settings.calendar.once')}
                      value={url}
                      readOnly
                      onFocus={({ currentTarget }) => currentTarget.select()}
                    />
                    <Box as={Button} alignSelf="flex-start" isBusy={copy.isPending} onClick={() => copy.mutate(url)}>
                      {t('settings.calendar.copy')}
                    </Box>
                  </>
                )}
                <Text>{t('settings.calendar.since', { date: format.date(new Date(createdAt)) })}</Text>
                <Box
                  as={Button}
                  alignSelf="flex-start"
                  variant="secondary"
                  onClick={() => flow.send({ type: 'question.ask', subject: 'calendar' })}
                >
                  {t('settings.calendar.revoke')}
                </Box>
              </>
            )
          }
        </Loaded>
        {copy.isError && <Notice tone="warning">{t('settings.calendar.notCopied')}</Notice>}
        {create.isError && <Notice tone="danger">{t('settings.calendar.failed')}</Notice>}
      </Stack>
      <Confirmation
        confirmationRef={flow}
        title={t('settings.calendar.confirmTitle')}
        confirmLabel={t('settings.calendar.revoke')}
      >
        {t('settings.calendar.confirmText')}
      </Confirmation>
    </Panel>
  )
}
