import { AnswerRow } from '#src/ui/AnswerRow.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Specimen } from '../Specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const iconVariants = ['quiet', 'secondary', 'primary', 'danger'] as const

export function Actions() {
  return (
    <>
      <Specimen title="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Enregistrer
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button, busy and disabled">
        <Button isBusy>Enregistrer</Button>
        <Button variant="secondary" isBusy>
          Enregistrer
        </Button>
        <Button disabled>Enregistrer</Button>
      </Specimen>
      <Specimen title="LinkButton, TextLink">
        <LinkButton href="/immeuble">Voir l’immeuble</LinkButton>
        <LinkButton href="/immeuble" variant="secondary">
          Voir l’immeuble
        </LinkButton>
        <TextLink href="/immeuble">Voir l’immeuble</TextLink>
      </Specimen>
      <Specimen title="ButtonRow" layout="column">
        <ButtonRow>
          <Button>Voter</Button>
          <Button variant="secondary">Voter par pouvoir</Button>
          <Button variant="secondary">Donner pouvoir</Button>
        </ButtonRow>
      </Specimen>
      <Specimen title="AnswerRow" layout="column">
        <AnswerRow>
          <Button>Accepter</Button>
          <Button variant="secondary">Décliner</Button>
        </AnswerRow>
      </Specimen>
      <Specimen title="IconButton">
        {iconVariants.map((variant) => (
          <IconButton
            key={variant}
            variant={variant}
            icon={variant === 'danger' ? 'trash' : 'edit'}
            label={`Modifier (${variant})`}
          />
        ))}
        <IconButton icon="edit" label="Modifier (indisponible)" disabled />
      </Specimen>
    </>
  )
}
