import { Card } from '#src/ui/Card.tsx'
import { Meter } from '#src/ui/Meter.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonRows, SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Specimen } from '../Specimen.tsx'

export function Waiting() {
  return (
    <>
      <Specimen title="Skeleton, SkeletonText, SkeletonRows" layout="form">
        <Card aria-busy="true">
          <SkeletonText />
        </Card>
        <Card aria-busy="true">
          <SkeletonRows />
        </Card>
        <Skeleton height={120} />
      </Specimen>
      <Specimen title="ProgressBar, Meter, Spinner" layout="column">
        <ProgressBar label="Envoi du fichier" value={0.4} />
        <Meter label="Robustesse" value={3} valueText="Acceptable" tone="warning" />
        <Spinner />
      </Specimen>
    </>
  )
}
