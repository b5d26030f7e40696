import { css } from '@emotion/react'
import { useOffer } from './OfferContext.tsx'

const style = css({ height: 40, width: 160, objectFit: 'contain', objectPosition: 'left center' })
const mark = css({ height: 34, width: 34 })

/** The logo of the brand, or its mark alone where there is little room. */
export function Logo({ isMark = false }: { isMark?: boolean }) {
  const { icon, logo, brandName } = useOffer()
  return isMark ? (
    <img src={icon} alt={brandName} width={34} height={34} css={mark} />
  ) : (
    <img src={logo} alt={brandName} width={160} height={40} css={style} />
  )
}
