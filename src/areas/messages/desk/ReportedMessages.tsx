import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { dot } from '#contract/dot.ts'
import type { AbuseReport } from '#contract/messages/conversationDesk.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MessageQuote } from '../MessageQuote.tsx'
import { deskQueries, seeReport } from './deskQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say' | 'fileUrl' | 'portal' | 'inspect'> & {
  /** `null` = of all buildings. */
  onlyPlace: string | null
  placeFilter: (placeIds: readonly string[]) => ReactNode
}

/** Messages that readers reported in the buildings of the person, as they were: first those that wait. */
export function ReportedMessages({ api, person, say, onlyPlace, placeFilter, ...viewer }: Props) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const reported = useQuery(deskQueries(api, person).reported(onlyPlace))
  const see = useMutation(seeReport(api, client, person))
  const frame = useRef<HTMLDivElement>(null)
  // A handled message has no button left.
  const keptFocus = useKeptFocus(frame)
  return (
    <Box ref={frame} {...keptFocus}>
      <Fetched query={reported} skeleton={<ListSkeleton titles={['48%', '62%']} details={['80%', '36%']} p={4.5} />}>
        {(reports) =>
          reports.length === 0 ? (
            <Stack gap={4}>
              {placeFilter([])}
              <EmptyState icon="check" title={t('conversationDesk.reported.none')}>
                <Text>{t('conversationDesk.reported.noneText')}</Text>
              </EmptyState>
            </Stack>
          ) : (
            <Stack gap={4}>
              {placeFilter(reports.map(({ placeId }) => placeId))}
              {see.isError && <Notice tone="danger">{t('conversation.panel.failed')}</Notice>}
              <RuledList isFramed aria-label={t('conversationDesk.reported.label')}>
                {reports.map((report) => (
                  <Reported
                    key={report.id}
                    {...viewer}
                    report={report}
                    isBusy={see.isPending && see.variables.id === report.id}
                    onSee={() =>
                      see.mutate(report, {
                        onSuccess: () => say(successSnack(t, t('conversationDesk.reported.done'))),
                      })
                    }
                  />
                ))}
              </RuledList>
            </Stack>
          )
        }
      </Fetched>
    </Box>
  )
}

type ReportedProps = Pick<Props, 'fileUrl' | 'portal' | 'inspect'> & {
  report: AbuseReport
  isBusy: boolean
  onSee: () => void
}

function Reported({ report, isBusy, onSee, ...viewer }: ReportedProps) {
  const { translate: t, format } = useLanguage()
  const { placeName, conversationName, author, reporter, body, attachments, reason, createdAt, seenAt } = report
  const by = t('conversationDesk.reported.by', { name: reporter.displayName })
  return (
    <Box as="li" px={4.5} py={4.5} edge={seenAt === null ? 'action' : 'transparent'} overflowWrap="anywhere">
      <Stack gap={3}>
        <div>
          <Text variant="strong">{conversationName}</Text>
          <Text variant="small">
            {`${placeName}${dot}${by}${dot}`}
            <time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>
          </Text>
        </div>
        <MessageQuote author={author.displayName} body={body} filesCount={0} />
        {attachments.length > 0 && (
          <AttachmentThumbs {...viewer} attachments={attachments} label={t('conversation.files')} />
        )}
        {reason !== '' && <Text>{t('conversationDesk.reported.reason', { reason })}</Text>}
        <div>
          {seenAt === null ? (
            <Button
              variant="secondary"
              isBusy={isBusy}
              aria-label={t('conversationDesk.reported.seeThis', { name: reporter.displayName })}
              onClick={onSee}
            >
              {t('conversationDesk.reported.see')}
            </Button>
          ) : (
            <Tag tone="neutral">{t('conversationDesk.reported.seen')}</Tag>
          )}
        </div>
      </Stack>
    </Box>
  )
}
