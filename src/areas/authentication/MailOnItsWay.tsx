import { css } from '@emotion/react'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})
const address = css({ fontWeight: 600, overflowWrap: 'anywhere' })

type Props = { heading: string; lead: string; email: string | null; next: string; spam: string }

/** A message is on its way: to whom, what to do with it, and where else to look. */
export function MailOnItsWay({ heading, lead, email, next, spam }: Props) {
  return (
    <Stack gap={4}>
      <span css={badge}>
        <Icon name="mail" size={30} />
      </span>
      <Heading takesFocus>{heading}</Heading>
      <div>
        <Text>{lead}</Text>
        {email !== null && <p css={address}>{email}</p>}
      </div>
      <Text>{next}</Text>
      <Text variant="muted">{spam}</Text>
    </Stack>
  )
}
