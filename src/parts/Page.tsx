import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { useTrail } from './trail.ts'

const page = css({ paddingBlock: '12px 64px', [media.tablet]: { paddingBlock: '28px 96px' } })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBlockEnd: 24,
  [media.tablet]: { marginBlockEnd: 32 },
})
/** Without a breadcrumb, the heading keeps its own distance from the bar. */
const first = css({ paddingBlockStart: 28, [media.tablet]: { paddingBlockStart: 44 } })
const heading = css({ minWidth: 0, flex: '1 1 16rem' })

type Props = {
  screen: FramedPage
  width?: 540 | 832 | 1000 | 1200
  /** Replaces the page's name in the heading, the breadcrumb and the browser. */
  title?: string
  action?: ReactNode
  children: ReactNode
}

/**
 * Around every screen of the application: container, breadcrumb, heading and document title. The heading takes the focus
 * when the person arrives from another page (`Arrival`).
 */
export function Page({ screen, width = 1000, title, action, children }: Props) {
  const t = useTranslate()
  const name = title ?? t(`breadcrumb.pages.${screen}`)
  const steps = useTrail(screen).map((parent) => ({
    label: t(`breadcrumb.pages.${parent}`),
    href: screenPaths[parent],
  }))
  return (
    <Container width={width}>
      <PageTitle title={name} />
      <div css={[page, steps.length === 0 && first]}>
        {steps.length > 0 && <Breadcrumb label={t('breadcrumb.label')} steps={steps} current={name} />}
        <div css={top}>
          <div css={heading}>
            <Heading tabIndex={-1}>{name}</Heading>
          </div>
          {action}
        </div>
        {children}
      </div>
    </Container>
  )
}
