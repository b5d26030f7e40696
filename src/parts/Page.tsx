import type { ReactNode } from 'react'
import type { FramedPage } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { useTrail } from './trail.ts'

/** Without a breadcrumb, the heading keeps its own distance from the bar. */
const belowBar = { base: 5.5, tablet: 7.5 } as const
const belowBreadcrumb = { base: 3, tablet: 5.5 } as const

type Props = {
  screen: FramedPage
  width?: 540 | 832 | 1000 | 1200
  /** Replaces the page's name in the heading and the browser, and in the breadcrumb unless pages below name this one there. */
  title?: string
  action?: ReactNode
  /** The content takes the height of the window and ends near its foot. */
  isFilled?: boolean
  children: ReactNode
}

/**
 * Around every screen of the application: container, breadcrumb, heading and document title. The heading takes the focus
 * when the person arrives from another page (`Arrival`).
 */
export function Page({ screen, width = 1000, title, action, isFilled = false, children }: Props) {
  const t = useTranslate()
  const page = t(`breadcrumb.pages.${screen}`)
  const name = title ?? page
  const steps = useTrail(screen).map((parent) => ({
    label: t(`breadcrumb.pages.${parent}`),
    href: screenPaths[parent],
  }))
  return (
    <Container width={width} isAtStart>
      <PageTitle title={name} />
      <Box
        pt={steps.length > 0 ? belowBreadcrumb : belowBar}
        pb={isFilled ? { base: 4, tablet: 5 } : { base: 9, tablet: 10 }}
      >
        {steps.length > 0 && (
          <Breadcrumb label={t('breadcrumb.label')} steps={steps} current={screen in screenPaths ? page : name} />
        )}
        <Flex
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          rowGap={3}
          columnGap={5}
          mb={isFilled ? 4 : { base: 5, tablet: 6 }}
        >
          <Box flex="1 1 16rem" minWidth={0}>
            <Heading tabIndex={-1}>{name}</Heading>
          </Box>
          {action}
        </Flex>
        {children}
      </Box>
    </Container>
  )
}
