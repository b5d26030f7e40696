import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Specimen } from '../Specimen.tsx'

const ignore = () => undefined
const tones = ['info', 'success', 'warning', 'danger'] as const

export function States() {
  return (
    <>
      <Specimen title="EmptyState, its five drawings" layout="form">
        <EmptyState icon="messages" title="Aucun message" action={<Button>Écrire un message</Button>}>
          <Text>Écrivez à votre gestionnaire ou à vos voisins.</Text>
        </EmptyState>
        <EmptyState icon="reports" title="Aucun signalement">
          <Text>Tout va bien dans l’immeuble.</Text>
        </EmptyState>
        <EmptyState icon="folders" title="Ce dossier est vide" />
        <EmptyState icon="invoices" title="Aucune facture à vérifier" />
        <EmptyState
          icon="brokenDocument"
          title="Ce document ne s’ouvre pas"
          action={<Button variant="secondary">Télécharger</Button>}
        />
        <EmptyState icon="users" title="Personne ne correspond" />
      </Specimen>
      <Specimen title="ErrorState" layout="column">
        <ErrorState onRetry={ignore} />
      </Specimen>
      <Specimen title="Notice" layout="column">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title="Une information">
            Votre appel de fonds est disponible.
          </Notice>
        ))}
      </Specimen>
    </>
  )
}
