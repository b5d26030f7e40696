import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { MenuGroup } from '#src/parts/area.ts'
import { menuGroups } from '#src/parts/area.ts'
import { useFrame } from './frame.ts'
import { NavigationLink } from './NavigationLink.tsx'

const group = css({ '& + &': { marginBlockStart: 20 } })
const title = css({
  padding: '0 12px 6px',
  color: 'var(--color-text-muted)',
  fontSize: '0.8125rem',
  fontWeight: 500,
})
const list = css({ display: 'grid', gap: 2 })

/** Every page the person may open, in groups. */
export function NavigationMenu() {
  const t = useTranslate()
  const { entries } = useFrame()
  const titles: Readonly<Record<MenuGroup, string | null>> = {
    first: null,
    building: t('shell.navigation.building'),
    self: t('shell.navigation.self'),
    administration: t('shell.navigation.administration'),
  }
  return (
    <nav aria-label={t('shell.navigation.label')}>
      {menuGroups.map((name) => {
        const lines = entries.filter((entry) => entry.group === name)
        if (lines.length === 0) return null
        return (
          <div key={name} css={group}>
            {titles[name] !== null && <p css={title}>{titles[name]}</p>}
            <ul css={list}>
              {lines.map((entry) => (
                <li key={entry.screen}>
                  <NavigationLink entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
