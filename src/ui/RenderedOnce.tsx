import { memo, type ReactNode } from 'react'

type Props = { index: number; render: (index: number) => ReactNode }

/** What one row of many shows: while it stays in sight, others come and go without its being rendered again. */
export const RenderedOnce = memo(function RenderedOnce({ index, render }: Props) {
  return render(index)
})
