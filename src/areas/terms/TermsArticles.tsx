import { css } from '@emotion/react'
import type { Terms } from '#contract/terms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { media } from '#src/theme/scales.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

const contents = css({
  marginBlock: 32,
  padding: '20px 24px',
  background: 'var(--color-surface-sunken)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  '& ol': { marginBlockStart: 8 },
  '& li > a': { display: 'inline-block', paddingBlock: 8 },
  [media.print]: { display: 'none' },
})
const article = css({
  marginBlockStart: 40,
  maxWidth: '68ch',
  scrollMarginBlockStart: 24,
  '& p': { marginBlockStart: 12, lineHeight: 1.65 },
  [media.print]: { marginBlockStart: 20, maxWidth: 'none', breakInside: 'avoid-page' },
})

const anchor = (index: number) => `article-${index + 1}`

/** The terms as they were published: plain text, numbered as it came. */
export function TermsArticles({ terms }: { terms: Terms }) {
  const { translate: t, format } = useLanguage()
  const date = format.date(momentOf(terms.publishedOn))
  return (
    <>
      <Text variant="muted">{t('terms.version', { version: terms.version, date })}</Text>
      <nav css={contents} aria-labelledby="contents-heading">
        <Heading level={2} id="contents-heading">
          {t('terms.contents')}
        </Heading>
        <ol>
          {terms.articles.map(({ title }, index) => (
            <li key={title}>
              <TextLink href={`#${anchor(index)}`}>{title}</TextLink>
            </li>
          ))}
        </ol>
      </nav>
      {terms.articles.map(({ title, paragraphs }, index) => (
        <section key={title} id={anchor(index)} css={article}>
          <Heading level={2}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  )
}
