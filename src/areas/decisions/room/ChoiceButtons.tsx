import { type Choice, choices } from '#contract/decisions/majorities.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ToggleGroup } from '#src/ui/ToggleGroup.tsx'

const tones = { for: 'success', against: 'danger', abstain: 'neutral' } as const satisfies Record<Choice, string>

type Props = { legend: string; value: Choice | null; onChoose: (choice: Choice) => void }

/** A vote that is recorded as soon as it is pressed. */
export function ChoiceButtons(props: Props) {
  const t = useTranslate()
  return (
    <ToggleGroup
      {...props}
      options={choices.map((choice) => ({
        value: choice,
        label: t(`decisions.choices.${choice}`),
        tone: tones[choice],
      }))}
    />
  )
}
