import { css } from '@emotion/react'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 4px 8px 16px',
  background: 'var(--color-surface-sunken)',
  borderRadius: 'var(--radius)',
})
const address = css({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' })

type Props = {
  label: string
  email: string
  change: string
  onChange: () => void
}

/** The address given before, and the way to give another one. */
export function EmailSummary({ label, email, change, onChange }: Props) {
  return (
    <div css={frame}>
      <div css={{ minWidth: 0 }}>
        <Text variant="small">{label}</Text>
        <p css={address}>{email}</p>
      </div>
      <Button variant="quiet" onClick={onChange}>
        {change}
      </Button>
    </div>
  )
}
