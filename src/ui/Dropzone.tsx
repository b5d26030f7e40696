import { lazy, Suspense } from 'react'
import { Skeleton } from './Skeleton.tsx'
import type { DropAreaProps } from './upload/DropArea.tsx'

const DropArea = lazy(async () => ({ default: (await import('./upload/DropArea.tsx')).DropArea }))

/** Takes files by a button, by dropping and by pasting; what it is made of is fetched when one is first shown. */
export function Dropzone(props: DropAreaProps) {
  return (
    <Suspense fallback={<Skeleton height={168} />}>
      <DropArea {...props} />
    </Suspense>
  )
}
