import type { FieldProps } from '#src/ui/fields/FormattedField.tsx'
import type { setupSchema } from './setup.forms.ts'

/** The name of a field of step 1. */
type SetupField = Extract<keyof ReturnType<typeof setupSchema>['shape'], string>
/** The props that a field spreads. */
export type FieldOf = (name: SetupField) => Omit<FieldProps, 'label'>
