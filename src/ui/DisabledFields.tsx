import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

const style = css({ display: 'contents', '&:disabled button, &:disabled input': { cursor: 'not-allowed' } })

/** Disables every field inside without affecting their layout. */
export const DisabledFields = (props: ComponentProps<'fieldset'>) => <fieldset css={style} {...props} />
