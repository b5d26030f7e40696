import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { selectImpersonatedUser } from '#machines/session/session.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Container } from '#src/ui/Container.tsx'

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: 'var(--color-inverse)',
  color: 'var(--color-on-inverse)',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 8,
  fontWeight: 600,
})

/** Always in sight while an administrator looks at the portal as somebody else. */
export function ImpersonationBanner({ sessionRef }: { sessionRef: SessionRef }) {
  const t = useTranslate()
  const impersonatedUser = useSelector(sessionRef, selectImpersonatedUser)
  if (!impersonatedUser) return null
  return (
    <div role="status" css={bar}>
      <Container width={1000}>
        <div css={line}>
          <p>{t('shell.impersonation.banner', { name: impersonatedUser.displayName })}</p>
          <Button variant="secondary" onClick={() => sessionRef.send({ type: 'impersonation.stop' })}>
            {t('shell.impersonation.stop')}
          </Button>
        </div>
      </Container>
    </div>
  )
}
