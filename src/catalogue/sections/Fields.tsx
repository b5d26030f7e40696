import { uppercaseFormatter } from '#src/forms/formatters/uppercase.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Specimen } from '../Specimen.tsx'

const ignore = () => undefined

export function Fields() {
  const t = useTranslate()
  return (
    <>
      <Specimen title="TextField: empty, filled, wrong, read only, disabled" layout="form">
        <TextField label="Titre du signalement" hint="En quelques mots." />
        <TextField label="Titre du signalement" defaultValue="Fuite au troisième étage" />
        <TextField label="Titre du signalement" error={t('errors.field.required')} hint="En quelques mots." />
        <TextField label="Référence" defaultValue="SIG-2026-014" readOnly />
        <TextField label="Référence" defaultValue="SIG-2026-014" disabled />
        <PasswordField label="Mot de passe" autoComplete="off" />
      </Specimen>
      <Specimen title="EmailField, PhoneField, DateField, TimeField, upper case, SearchField" layout="form">
        <EmailField label="Adresse mail" autoComplete="off" />
        <PhoneField label="Téléphone" autoComplete="off" />
        <DateField label="Date de naissance" />
        <TimeField label="Heure du rendez-vous" />
        <FormattedField label="Nom de naissance" formatter={uppercaseFormatter} />
        <div>
          <SearchField label="Rechercher un contact" search="" onSearch={ignore} />
        </div>
      </Specimen>
      <Specimen title="TextArea" layout="form">
        <TextArea label="Description" limit={280} hint="Ce que vous voyez, depuis quand, et où." />
        <TextArea
          label="Description"
          limit={40}
          defaultValue="La lumière du hall clignote depuis hier soir."
          error={t('errors.field.too_long')}
        />
      </Specimen>
    </>
  )
}
