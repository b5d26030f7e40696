import type { Post } from '#contract/forum/posts.ts'
import { pathOf } from '#contract/paths.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Quoted } from '#src/ui/forum/Quoted.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = { topicId: string; quote: NonNullable<Post['quote']> }

/** The quoted post, with a link to it. */
export function PostQuote({ topicId, quote: { author, seq, text, state } }: Props) {
  const t = useTranslate()
  if (state !== 'shown') {
    return <Quoted head={<Text variant="small">{t(`topic.quote.${state}`)}</Text>} />
  }
  return (
    <Quoted
      head={
        <TextLink href={`${pathOf('topic', { topicId })}?message=${seq}`}>
          {author ? t('topic.quote.by', { name: author.displayName }) : t('topic.quote.unknown')}
        </TextLink>
      }
    >
      {text || t('topic.quote.files')}
    </Quoted>
  )
}
