import { css } from '@emotion/react'
import type { Contact } from '#contract/community.ts'
import { readPhone } from '#src/i18n/format.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'

const row = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: 14, paddingBlock: 14, minWidth: 0 })
const body = css({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '4px 24px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})
/** The whole row is the button's. */
const opener = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '0 -12px', borderRadius: 'var(--radius)' },
  '&:hover::after': { background: 'var(--color-text)', opacity: 0.04 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
})
const roles = css({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 4 })
const ways = css({ display: 'grid', gap: 2, color: 'var(--color-text-muted)', fontSize: '0.9375rem' })
/** The smallest screens need the room for addresses. */
const chevron = css({ display: 'none', color: 'var(--color-text-muted)', [media.phone]: { display: 'flex' } })

/** One person in the list. What they do not share is not there. */
export function ContactRow({ contact, onOpen }: { contact: Contact; onOpen: () => void }) {
  const t = useTranslate()
  return (
    <li css={row}>
      <Avatar person={contact} size={44} />
      <div css={body}>
        <div>
          <button type="button" css={opener} aria-haspopup="dialog" onClick={onOpen}>
            {contact.displayName}
          </button>
          <div css={roles}>
            {contact.isSelf && <Tag tone="success">{t('community.self')}</Tag>}
            {contact.roles.map((role) => (
              <Tag key={role}>{t(`roles.${role}`)}</Tag>
            ))}
          </div>
        </div>
        <div css={ways}>
          {contact.email !== null && <span>{contact.email}</span>}
          {contact.phoneNumber !== null && <span>{readPhone(contact.phoneNumber)}</span>}
        </div>
      </div>
      <span css={chevron}>
        <Icon name="chevronRight" />
      </span>
    </li>
  )
}
