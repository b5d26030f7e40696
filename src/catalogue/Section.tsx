import { css } from '@emotion/react'
import { Heading } from '#src/ui/Heading.tsx'
import type { CatalogueSection } from './sections.ts'

const frame = css({ scrollMarginTop: 24, minWidth: 0 })
const content = css({ display: 'grid', gap: 32, marginTop: 24, minWidth: 0, '& > *': { minWidth: 0 } })

export function Section({ id, title, Content }: CatalogueSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} css={frame}>
      <Heading level={2} id={`${id}-title`} lang="en">
        {title}
      </Heading>
      <div css={content}>
        <Content />
      </div>
    </section>
  )
}
