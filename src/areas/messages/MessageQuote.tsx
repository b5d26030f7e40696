import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { author: string; body: string; filesCount: number }

/** A message outside its conversation, in its current state. */
export function MessageQuote({ author, body, filesCount }: Props) {
  const t = useTranslate()
  return (
    <Box as="blockquote" m={0} px={3.5} py={2.5} radius="control" bg="surfaceSunken">
      <Text variant="small">{author}</Text>
      {body !== '' && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Text>
      )}
      {filesCount > 0 && <Text variant="small">{t('conversation.files')}</Text>}
    </Box>
  )
}
