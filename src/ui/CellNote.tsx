import type { ReactNode } from 'react'
import { Text } from './Text.tsx'

/** A small line below the content of a cell. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <Text as="span" variant="small" display="block" overflow="hidden" textOverflow="ellipsis" fontWeight={400}>
    {children}
  </Text>
)
