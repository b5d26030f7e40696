import { Suspense } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { fetchedPart } from './fetchedPart.tsx'
import { Grid } from './Grid.tsx'
import type { DropAreaProps } from './upload/DropArea.tsx'

const DropArea = fetchedPart('dropArea', async () => (await import('./upload/DropArea.tsx')).DropArea)

/** Accepts files by button, drop and paste; its code loads when one is first shown. */
export function Dropzone(props: DropAreaProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <DropArea {...props} />
    </Suspense>
  )
}

const Waiting = () => (
  <Grid placeItems="center" height={168} border="border" radius="card" color="textMuted" role="status" aria-busy="true">
    {useTranslate()('common.loading')}
  </Grid>
)
