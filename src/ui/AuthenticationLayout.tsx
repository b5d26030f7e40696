import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { layout, media } from '#src/theme/scales.ts'
import { Logo } from './Logo.tsx'
import { useOffer } from './OfferContext.tsx'
import { PageTitle } from './PageTitle.tsx'
import { SkipLink } from './SkipLink.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.backgroundColumn}px` },
})
const formArea = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  padding: '24px clamp(20px, 6vw, 56px) 40px',
})
const topLine = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16, minHeight: 48 })
const centre = css({ display: 'flex', flexDirection: 'column', gap: 24, [media.tablet]: { marginBlock: 'auto' } })
const background = css({
  display: 'none',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: 0, height: '100vh' },
  [media.print]: { display: 'none' },
})

type Props = {
  /** Names the page in the browser; the screen shows its own heading. */
  title: string
  /** Beside the logo. */
  corner?: ReactNode
  children: ReactNode
}

/** The two columns of every page before signing in: logo and form, and the brand's background where there is room. */
export function AuthenticationLayout({ title, corner, children }: Props) {
  const offer = useOffer()
  return (
    <>
      <PageTitle title={title} />
      <SkipLink />
      <div css={columns}>
        <div css={formArea}>
          <header css={topLine}>
            <Logo />
            {corner}
          </header>
          <main id="content" tabIndex={-1} css={centre}>
            {children}
          </main>
        </div>
        {/* Hidden on small windows, whose browsers then never fetch the picture. */}
        <div css={[background, { backgroundImage: `url(${offer.background})` }]} />
      </div>
    </>
  )
}
