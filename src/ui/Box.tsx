import { useTheme } from '@emotion/react'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import type { ColorProps, FlexboxProps, LayoutProps, PositionProps, SpaceProps, TypographyProps } from 'styled-system'
import { color, compose, flexbox, layout, position, space, typography } from 'styled-system'
import type { PortalTheme } from '#src/theme/theme.ts'

type Token = keyof PortalTheme['colors']
type StyleProps = SpaceProps<PortalTheme> &
  Omit<ColorProps<PortalTheme>, 'color' | 'bg' | 'backgroundColor'> &
  LayoutProps<PortalTheme> &
  FlexboxProps<PortalTheme> &
  PositionProps<PortalTheme> &
  TypographyProps<PortalTheme> & { color?: Token; bg?: Token }

type Props = StyleProps & Omit<HTMLAttributes<HTMLElement>, 'color'> & { as?: ElementType; ref?: Ref<HTMLElement> }

const boxStyle = compose(space, color, layout, flexbox, position, typography)
const styleNames = new Set<string>(boxStyle.propNames)

/** For page layout only: its props cost twice as much as a hoisted `css`, so rows of lists use `css`. */
export function Box({ as: Tag = 'div', ...props }: Props) {
  const theme = useTheme()
  const entries = Object.entries(props)
  const style = Object.fromEntries(entries.filter(([name]) => styleNames.has(name)))
  const rest = Object.fromEntries(entries.filter(([name]) => !styleNames.has(name)))
  return <Tag css={boxStyle({ ...style, theme })} {...rest} />
}
