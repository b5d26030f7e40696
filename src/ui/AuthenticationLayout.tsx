import { css } from '@emotion/react'
import { type ReactNode, use } from 'react'
import { layout, media } from '#src/theme/scales.ts'
import { AuthenticationFooter } from './AuthenticationFooter.tsx'
import { CornerContext } from './CornerContext.ts'
import { Logo } from './Logo.tsx'
import { useOffer } from './OfferContext.tsx'
import { PageTitle } from './PageTitle.tsx'
import { SkipLink } from './SkipLink.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  flex: 1,
  borderBlockStart: '4px solid var(--color-action)',
  [media.phone]: { gridTemplateRows: 'auto minmax(112px, 1fr)' },
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${layout.backgroundColumn}px`,
    gridTemplateRows: 'none',
    borderBlockStart: 0,
  },
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
/** Room for the longest view of the sign-in, as far as a desktop window allows, so that the title and the footer keep their height. */
const room = {
  minHeight: 640,
  [media.phone]: { minHeight: 560 },
  [media.desktop]: { minHeight: 'min(560px, calc(100vh - 340px - var(--frame-notice, 0px)))' },
} as const
const roomy = css(room)
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  marginBlockEnd: 'auto',
  '&:has(form)': room,
  [media.phone]: { marginBlockStart: 'clamp(0px, 7vh, 72px)' },
})
/** A frieze below the form on a tablet, a column next to it on a desktop. A phone shows no background and never downloads it. */
const background = css({
  display: 'none',
  backgroundColor: 'var(--color-accent-soft)',
  backgroundSize: 'cover',
  backgroundPosition: 'center 42%',
  /* Only a slice of the drawing shows, which begins anywhere in it. */
  [media.phone]: { display: 'block', maskImage: 'linear-gradient(#0000, #000 48px)' },
  [media.desktop]: {
    maskImage: 'none',
    position: 'sticky',
    insetBlockStart: 'var(--frame-notice, 0px)',
    height: ['calc(100vh - var(--frame-notice, 0px))', 'calc(100dvh - var(--frame-notice, 0px))'],
    backgroundPosition: 'center',
  },
  [media.print]: { display: 'none' },
})

type Props = {
  /** The page's name in the browser; the screen shows its own heading. */
  title: string
  /** For pages that show forms and messages in turn. */
  isRoomy?: boolean
  children: ReactNode
}

/** The two columns of every page before sign-in: logo and form, and the brand's background where there is room. */
export function AuthenticationLayout({ title, isRoomy = false, children }: Props) {
  const offer = useOffer()
  return (
    <>
      <PageTitle title={title} />
      <SkipLink />
      <div css={columns}>
        <div css={formArea}>
          <header css={topLine}>
            <Logo />
            {use(CornerContext)}
          </header>
          <main id="content" tabIndex={-1} css={[content, isRoomy && roomy]}>
            {children}
          </main>
          <AuthenticationFooter />
        </div>
        <div css={[background, { backgroundImage: `url(${offer.background})` }]} />
      </div>
    </>
  )
}
