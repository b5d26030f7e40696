import { css } from '@emotion/react'
import { useState } from 'react'
import { initials } from './initials.ts'

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.02em',
  WebkitUserSelect: 'none',
  userSelect: 'none',
})
const picture = css({ width: '100%', height: '100%', objectFit: 'cover' })

type Props = {
  person: Parameters<typeof initials>[0] & { readonly avatarUrl?: string | null }
  size?: number
}

/**
 * A face, or the initials when there is no picture or it fails to load. It is always next to the name, so screen readers skip it.
 */
export function Avatar({ person, size = 40 }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  const { avatarUrl } = person
  return (
    <span aria-hidden="true" css={frame} style={{ width: size, height: size, fontSize: `${size * 0.025}rem` }}>
      {avatarUrl && avatarUrl !== missing ? (
        <img css={picture} src={avatarUrl} alt="" width={size} height={size} onError={() => setMissing(avatarUrl)} />
      ) : (
        initials(person)
      )}
    </span>
  )
}
