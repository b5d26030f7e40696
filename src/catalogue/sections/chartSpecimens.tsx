import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { DonutChart } from '#src/ui/charts/DonutChart.tsx'
import { LineChart } from '#src/ui/charts/LineChart.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const treasury = [1_820_000, 1_640_000, 1_905_000, 1_210_000, 980_000, 640_000, -120_000, 310_000, 870_000, 1_150_000]

/** Budget, treasury and expenses of a place, in cents. */
export function ChartsSection() {
  const { format } = useLanguage()
  const tick = (cents: number) => format.integer(cents / 100)
  return (
    <Stack gap={8}>
      <BarChart
        title="Budget et dépenses"
        description="Pour chaque poste, le budget voté et les dépenses de l’exercice."
        format={format.money}
        formatTick={tick}
        data={{
          labels: ['Entretien', 'Eau', 'Chauffage', 'Ascenseur', 'Assurance'],
          series: [
            { name: 'Budget', values: [1_200_000, 640_000, 2_100_000, 480_000, 390_000] },
            { name: 'Dépenses', values: [1_084_000, 702_000, 1_650_000, 455_000, 390_000] },
          ],
        }}
      />
      <LineChart
        title="Trésorerie"
        description="Solde de l’immeuble à la fin de chaque mois."
        format={format.money}
        formatTick={tick}
        data={{ labels: months.slice(0, treasury.length), series: [{ name: 'Solde', values: treasury }] }}
      />
      <DonutChart
        title="Répartition des dépenses"
        description="Part de chaque poste dans les dépenses de l’exercice."
        format={format.money}
        slices={[
          { label: 'Chauffage', value: 1_650_000 },
          { label: 'Entretien', value: 1_084_000 },
          { label: 'Eau', value: 702_000 },
          { label: 'Ascenseur', value: 455_000 },
        ]}
      />
    </Stack>
  )
}
