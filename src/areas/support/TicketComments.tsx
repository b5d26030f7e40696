import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TicketComment } from '#contract/support/tickets.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { FeedEntry } from '#src/ui/FeedEntry.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ticketQueries } from './ticket.queries.ts'

type Viewer = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'>
type Props = Viewer & Pick<ScreenProps, 'api' | 'person'> & { ticketId: string; children: ReactNode }

/** The comments of a ticket, the latest first, below the form for the next one. */
export function TicketComments({ api, person, ticketId, children, ...viewer }: Props) {
  const { translate: t } = useLanguage()
  const comments = useInfiniteQuery(ticketQueries(api, person).comments(ticketId))
  return (
    <Panel title={t('support.comments.title')}>
      <Stack gap={5}>
        {children}
        <Loaded query={comments} skeleton={<SkeletonText lines={4} />}>
          {({ rows }) => (
            <Stack gap={3}>
              <RuledList as="ol" aria-label={t('support.comments.label')}>
                {rows.map((comment) => (
                  <li key={comment.id}>
                    <Comment comment={comment} {...viewer} />
                  </li>
                ))}
              </RuledList>
              <MoreButton query={comments} label={t('support.comments.more')} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  )
}

function Comment({ comment, ...viewer }: Viewer & { comment: TicketComment }) {
  const { translate: t, format } = useLanguage()
  const { author, isFromOperator, body, attachments, createdAt } = comment
  return (
    <FeedEntry
      icon={isFromOperator ? 'chat' : 'user'}
      tone={isFromOperator ? 'info' : 'muted'}
      title={author.displayName}
      tag={isFromOperator && <Tag tone="accent">{t('support.comments.operator')}</Tag>}
      moment={<time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>}
    >
      <Text whiteSpace="pre-wrap">{body}</Text>
      {attachments.length > 0 && <AttachmentThumbs {...viewer} attachments={attachments} label={t('support.files')} />}
    </FeedEntry>
  )
}
