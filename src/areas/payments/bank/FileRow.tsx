import { paperPaths } from '#contract/papers.ts'
import type { CollectionFile } from '#contract/payments/collections.ts'
import type { RefundFile } from '#contract/payments/refundFiles.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import type { FileRoutes } from './collection.actors.ts'
import { FileAct } from './FileAct.tsx'

const tones = { made: 'warning', handedOut: 'success', cancelled: 'neutral' } as const

/** The text about a file's content. */
export type FileWords = {
  readonly sums: string
  /** The bank's answers so far. */
  readonly answers: string
  /** The state of its content when it is cancelled. */
  readonly cancelled: string
}
type Props = OfBank & {
  file: CollectionFile | RefundFile
  words: FileWords
  routes: FileRoutes
  paper: 'collectionFile' | 'refundFile'
}

/** A file for the bank: its sums, its authors, and the actions on it. */
export function FileRow({ file, words, routes, paper, ...props }: Props) {
  const { translate: t, format } = useLanguage()
  const { id, state, messageId, madeAt, madeBy, handedOutAt, handedOutBy } = file
  const somebody = t('collections.files.somebody')
  const act = { ...props, routes, fileId: id }
  return (
    <Stack gap={2} py={4}>
      <Flex justifyContent="space-between" alignItems="start" gap={4}>
        <Heading level={3}>{t('collections.files.of', { id: messageId })}</Heading>
        <Box flex="none">
          <Tag tone={tones[state]}>{t(`collections.files.states.${state}`)}</Tag>
        </Box>
      </Flex>
      <Text>{words.sums}</Text>
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
          <Text variant="small">{words.answers}</Text>
        </>
      )}
      <ButtonRow>
        {state === 'made' && (
          <>
            <FileAct {...act} act="handOut" text={t('collections.files.handOut.text')} />
            <FileAct {...act} act="cancel" text={words.cancelled} />
          </>
        )}
        {state === 'handedOut' && (
          <DownloadLink
            href={props.fileUrl(paperPaths[paper].replace(':placeId', props.placeId).replace(':fileId', id))}
          >
            {t('collections.files.download')}
          </DownloadLink>
        )}
      </ButtonRow>
    </Stack>
  )
}
