import { css } from '@emotion/react'
import { use } from 'react'
import { Icon, IconPathsContext } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { iconPaths } from '#src/ui/iconPaths.ts'

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 8 })
const cell = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '16px 4px',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  fontSize: '0.8125rem',
  color: 'var(--color-text)',
})

const isIcon = (name: string): name is IconName => name in iconPaths

export function Icons() {
  const names = Object.keys(use(IconPathsContext)).filter(isIcon).sort()
  return (
    <ul css={grid} lang="en">
      {names.map((name) => (
        <li key={name} css={cell}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  )
}
