import type { ReactNode } from 'react'
import type { SpaceStep } from '#src/theme/scales.ts'
import { Box } from '../Box.tsx'
import { legend } from './chartStyles.ts'

type Item = { readonly key: string; readonly color: string; readonly label: ReactNode }
type Props = { items: readonly Item[]; mt?: SpaceStep; 'aria-label'?: string }

/** What each colour of a chart means. The table says the same on paper. */
export const Legend = ({ items, mt = 2, ...props }: Props) => (
  <Box as="ul" css={legend} mt={mt} {...props}>
    {items.map(({ key, color, label }) => (
      <li key={key}>
        <i style={{ background: color }} />
        {label}
      </li>
    ))}
  </Box>
)
