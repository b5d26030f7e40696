import { css } from '@emotion/react'
import { Link } from 'wouter'
import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { barControl } from './barStyles.ts'
import { useFrame } from './frame.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

/** On a phone, the bottom navigation has this link. */
const link = css({ display: 'none', [media.tablet]: { display: 'inline-flex' } })
const corner = css({ position: 'absolute', insetBlockStart: 2, insetInlineStart: 24 })

/** Links to the notifications and shows the number of unread ones. */
export function Bell() {
  const t = useTranslate()
  const { unread, current, preload } = useFrame()
  const aim = () => preload('activity')
  return (
    <Link
      href={applicationPaths.activity}
      css={[barControl, link]}
      aria-current={current === 'activity' ? 'page' : undefined}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    >
      <Icon name="bell" size={22} />
      <VisuallyHidden>{t('breadcrumb.pages.activity')} </VisuallyHidden>
      <span css={corner}>
        <UnreadBadge count={unread} />
      </span>
    </Link>
  )
}
