import type { Terms } from '#contract/terms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { withContacts } from './withContacts.tsx'

const anchor = (index: number) => `article-${index + 1}`

/** The terms as published: plain text with its own numbers, in which the offer can be written to and called. */
export function TermsArticles({ terms }: { terms: Terms }) {
  const { translate: t, format } = useLanguage()
  const { support } = useOffer()
  const date = format.date(momentOf(terms.publishedOn))
  return (
    <>
      <Text variant="muted" mt={{ base: 3, phone: 0 }}>
        {t('terms.version', { version: terms.version, date })}
      </Text>
      <Box
        as="nav"
        my={6}
        px={5}
        py={4.5}
        border="border"
        bg="surfaceRaised"
        radius="card"
        display={{ print: 'none' }}
        aria-labelledby="contents-heading"
      >
        <Heading level={2} id="contents-heading">
          {t('terms.contents')}
        </Heading>
        <Box as="ol" mt={2}>
          {terms.articles.map(({ title }, index) => (
            <li key={title}>
              <TextLink href={`#${anchor(index)}`} isStandalone>
                {title}
              </TextLink>
            </li>
          ))}
        </Box>
      </Box>
      {terms.articles.map(({ title, paragraphs }, index) => (
        <Box
          as="section"
          key={title}
          id={anchor(index)}
          mt={{ base: 7, print: 4.5 }}
          maxWidth={{ base: '68ch', print: 'none' }}
          scrollMarginBlockStart={24}
          breakInside={{ print: 'avoid-page' }}
        >
          <Heading level={2}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} mt={3} lineHeight={1.65}>
              {withContacts(paragraph, support)}
            </Text>
          ))}
        </Box>
      ))}
    </>
  )
}
