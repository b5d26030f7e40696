import { css } from '@emotion/react'
import { useOffer } from './OfferContext.tsx'

const style = css({ height: 40, width: 160, objectFit: 'contain', objectPosition: 'left center' })

export function Logo() {
  const { logo, brandName } = useOffer()
  return <img src={logo} alt={brandName} width={160} height={40} css={style} />
}
