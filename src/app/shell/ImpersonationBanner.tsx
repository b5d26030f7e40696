import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 25,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '4px 16px',
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
  [media.tablet]: { paddingInline: 24 },
  [media.desktop]: { paddingInline: 32 },
})
const words = css({ display: 'flex', alignItems: 'center', gap: 10, paddingBlock: 8, fontWeight: 600 })
const until = css({ fontWeight: 400 })
const back = css({
  minHeight: touchTarget,
  padding: '0 4px',
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
  '&:focus-visible': { outlineColor: 'currentColor' },
})

/** Always visible while an administrator impersonates somebody: names the person and the end, and leads back. */
export function ImpersonationBanner({ sessionRef }: { sessionRef: SessionRef }) {
  const { translate: t, format } = useLanguage()
  const impersonatedUser = useSelector(sessionRef, selectImpersonatedUser)
  if (!impersonatedUser) return null
  const { displayName, endsAt } = impersonatedUser
  return (
    <div role="status" css={bar}>
      <p css={words}>
        <Icon name="eye" />
        <span>
          {t('shell.impersonation.banner', { name: displayName })}
          <span css={until}>, {t('shell.impersonation.until', { time: format.time(new Date(endsAt)) })}</span>
        </span>
      </p>
      <button type="button" css={back} onClick={() => sessionRef.send({ type: 'impersonation.stop' })}>
        {t('shell.impersonation.stop')}
      </button>
    </div>
  )
}
