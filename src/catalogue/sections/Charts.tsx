import { Specimen } from '../Specimen.tsx'
import { ChartsSection } from './chartSpecimens.tsx'

export function Charts() {
  return (
    <Specimen title="BarChart, LineChart, DonutChart" layout="column">
      <ChartsSection />
    </Specimen>
  )
}
