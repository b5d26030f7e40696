import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/forum/posts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { SafeText } from '#src/parts/SafeText.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { forumQueries } from './forumQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { post: Post; onClose: () => void }

type Version = { readonly body: string; readonly writtenAt: string }

/** Numbers the versions from 1, because two of them may have the same moment, and puts the last one first. */
const numbered = (versions: readonly Version[]) =>
  versions.map((version, index) => ({ ...version, number: index + 1 })).toReversed()

/** The former texts of a post, the last one first, below its current one. */
export function PostEdits({ api, person, post, onClose }: Props) {
  const { translate: t, format } = useLanguage()
  const edits = useQuery(forumQueries(api, person).edits(post.id))
  const present = { body: post.body, writtenAt: post.editedAt ?? post.createdAt }
  return (
    <Modal isOpen onClose={onClose} title={t('topic.history.title')}>
      <Loaded query={edits} skeleton={<SkeletonText lines={4} />}>
        {({ edits: former }) => (
          <Stack as="ol" gap={4}>
            {numbered([...former, present]).map(({ number, body, writtenAt }) => (
              <Box as="li" key={number} listStyle="none">
                <Text variant="small">
                  {t(number > former.length ? 'topic.history.present' : 'topic.history.former', {
                    when: format.recentDate(new Date(writtenAt)),
                  })}
                </Text>
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  <SafeText text={body} />
                </Text>
              </Box>
            ))}
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}
