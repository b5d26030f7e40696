import { css } from '@emotion/react'
import type { FoundPerson } from '#contract/administration.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 72,
  padding: '12px 20px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': { color: 'var(--color-text-muted)' },
})
const words = css({ flex: 1, minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' })
const name = css({ fontWeight: 600 })
const facts = css({ fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--color-text-muted)' })

type Props = { person: FoundPerson; onChoose: () => void }

/** Somebody found, with the places they belong to and what they are there. */
export function PersonRow({ person, onChoose }: Props) {
  const t = useTranslate()
  const places = person.places.map(
    (place) => `${place.name} (${place.roles.map((role) => t(`roles.${role}`)).join(', ')})`,
  )
  return (
    <li>
      <button type="button" css={row} onClick={onChoose}>
        <Avatar person={person} size={44} />
        <span css={words}>
          <span css={name}>{person.displayName}</span>
          <span css={facts}>{person.email}</span>
          <span css={facts}>{places.length > 0 ? places.join(' · ') : t('administration.noPlace')}</span>
        </span>
        <Icon name="chevronRight" size={18} />
      </button>
    </li>
  )
}
