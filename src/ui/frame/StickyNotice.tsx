import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout } from '#src/theme/scales.ts'
import { Flex } from '../Flex.tsx'

/** Other sticky elements at the top move below it. */
const room = css({ ':root': { '--frame-notice': `${layout.notice}px` } })

/** A line above everything. The region around it is sticky. */
export const StickyNotice = ({ children }: { children: ReactNode }) => (
  <Flex
    as="p"
    display={{ base: 'flex', print: 'none' }}
    minHeight={layout.notice}
    alignItems="center"
    justifyContent="center"
    gap={2.5}
    px={4}
    py={2.5}
    bg="warningSoft"
    color="onWarningSoft"
    fontSize={{ base: 'small', tablet: 'body' }}
    fontWeight={600}
  >
    {children}
    <Global styles={room} />
  </Flex>
)
