import type { ReactNode } from 'react'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  person: { readonly displayName: string; readonly avatarUrl?: string | null }
  avatarSize?: number
  /** Shown below the name; a long text starts next to the top of the picture. */
  children: ReactNode
  isLong?: boolean
}

/** A person in a list: picture, name and details. */
export const PersonLine = ({ person, avatarSize = 40, isLong = false, children }: Props) => (
  <Flex as="li" alignItems={isLong ? 'flex-start' : 'center'} gap={3} py={3} minWidth={0}>
    <Avatar person={person} size={avatarSize} />
    <Box flex={1} minWidth={0} overflowWrap="anywhere">
      <Text variant="strong">{person.displayName}</Text>
      {children}
    </Box>
  </Flex>
)
