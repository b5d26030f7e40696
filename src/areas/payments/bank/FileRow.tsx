import { paperPaths } from '#contract/papers.ts'
import type { CollectionFile } from '#contract/payments/collections.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { FileAct } from './FileAct.tsx'

const tones = { made: 'warning', handedOut: 'success', cancelled: 'neutral' } as const

/** A file for the bank: its sums, who made it and handed it out, and what can be done with it. */
export function FileRow({ file, ...props }: OfBank & { file: CollectionFile }) {
  const { translate: t, format } = useLanguage()
  const { id, state, messageId, count, amount, madeAt, madeBy, handedOutAt, handedOutBy, collected, refused } = file
  const somebody = t('collections.files.somebody')
  return (
    <Stack gap={2} py={4}>
      <Flex justifyContent="space-between" alignItems="start" gap={4}>
        <Heading level={3}>{t('collections.files.of', { id: messageId })}</Heading>
        <Tag tone={tones[state]}>{t(`collections.files.states.${state}`)}</Tag>
      </Flex>
      <Text>
        {t(`collections.files.sums.${count === 1 ? 'one' : 'other'}`, {
          count: format.integer(count),
          amount: format.money(amount),
        })}
      </Text>
      <Text variant="small">
        {t('collections.files.made', { name: madeBy ?? somebody, date: format.date(new Date(madeAt)) })}
      </Text>
      {handedOutAt !== null && (
        <>
          <Text variant="small">
            {t('collections.files.handedOut', {
              name: handedOutBy ?? somebody,
              date: format.date(new Date(handedOutAt)),
            })}
          </Text>
          <Text variant="small">
            {t('collections.files.answers', {
              collected: format.integer(collected),
              refused: format.integer(refused),
            })}
          </Text>
        </>
      )}
      <Flex flexWrap="wrap" gap={3}>
        {state === 'made' && (
          <>
            <FileAct {...props} fileId={id} act="handOut" />
            <FileAct {...props} fileId={id} act="cancel" />
          </>
        )}
        {state === 'handedOut' && (
          <DownloadLink
            href={props.fileUrl(paperPaths.collectionFile.replace(':placeId', props.placeId).replace(':fileId', id))}
          >
            {t('collections.files.download')}
          </DownloadLink>
        )}
      </Flex>
    </Stack>
  )
}
