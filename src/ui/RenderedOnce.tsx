import { memo, type ReactNode } from 'react'

type Props = { index: number; render: (index: number) => ReactNode }

/** The content of one row of many: it does not render again when other rows come and go. */
export const RenderedOnce = memo(function RenderedOnce({ index, render }: Props) {
  return render(index)
})
