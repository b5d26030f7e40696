import { ApiError } from '#src/api/api.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { IllustrationName } from '#src/ui/Illustration.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'

/** It does not exist, or this person may not see it: the server answers both alike. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

type Props = { icon: IconName | IllustrationName; text: string; href: string; label: string; title: string }

/** Says that there is nothing at this address, why, and where to go next. */
export const Gone = ({ icon, title, text, href, label }: Props) => (
  <EmptyState icon={icon} title={title} action={<LinkButton href={href}>{label}</LinkButton>}>
    <Text>{text}</Text>
  </EmptyState>
)
