import { css } from '@emotion/react'
import { Box } from './Box.tsx'
import { buttonStyle, buttonVariants } from './buttonStyles.ts'
import { Icon } from './Icon.tsx'

const style = css({
  alignSelf: 'flex-start',
  minHeight: 64,
  maxWidth: '100%',
  paddingInline: 20,
  fontSize: '1.375rem',
})

type Props = {
  /** The number as a telephone dials it. */
  phone: string
  label: string
  /** The number as people read it. */
  shownPhone: string
}

/** Calls a number; larger than any other button. */
export const CallLink = ({ phone, label, shownPhone }: Props) => (
  <a href={`tel:${phone}`} css={[buttonStyle, buttonVariants.primary, style]}>
    <Icon name="phone" size={26} />
    <span>
      {label}{' '}
      <Box as="span" whiteSpace="nowrap">
        {shownPhone}
      </Box>
    </span>
  </a>
)
