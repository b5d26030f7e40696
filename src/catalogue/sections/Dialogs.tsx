import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import { Snacks } from '#src/areas/snacks/Snacks.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { Toggletip } from '#src/ui/Toggletip.tsx'
import { Specimen } from '../Specimen.tsx'

const kinds = ['narrow', 'wide', 'answer', 'confirm', 'danger'] as const
const tones = ['info', 'success', 'warning', 'error'] as const
type Kind = (typeof kinds)[number]
const names: Readonly<Record<Kind, string>> = {
  narrow: 'Modal',
  wide: 'Modal, 800 px',
  answer: 'Modal that wants an answer',
  confirm: 'ConfirmDialog',
  danger: 'ConfirmDialog, danger',
}

export function Dialogs() {
  const [shown, setShown] = useState<Kind | null>(null)
  const snacks = useActorRef(snacksMachine)
  const close = () => setShown(null)
  return (
    <>
      <Specimen title="Modal, ConfirmDialog">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setShown(kind)} lang="en">
            {names[kind]}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Toggletip">
        <Text>
          Tantièmes
          <Toggletip label="Ce que veut dire « tantièmes »">La part d’un lot dans l’immeuble.</Toggletip>
        </Text>
      </Specimen>
      <Specimen title="Snack">
        {tones.map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() =>
              snacks.send({ type: 'snack.add', snack: { tone: type, message: 'Votre profil a été mis à jour' } })
            }
          >
            {type}
          </Button>
        ))}
      </Specimen>
      <Snacks snacksRef={snacks} />
      <Modal
        isOpen={shown === 'narrow' || shown === 'wide' || shown === 'answer'}
        onClose={close}
        title="Renommer le fichier"
        width={shown === 'wide' ? 800 : 540}
        isClosable={shown !== 'answer'}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Annuler
            </Button>
            <Button onClick={close}>Enregistrer</Button>
          </>
        }
      >
        <TextField
          label="Nom du fichier"
          defaultValue="facture-chauffage-2026"
          hint="L’extension .pdf est conservée."
        />
      </Modal>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title="Quitter sans enregistrer ?"
        confirmLabel="Quitter"
        onConfirm={close}
        onCancel={close}
      >
        <Text>Les changements de cette page seront perdus.</Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={shown === 'danger'}
        tone="danger"
        title="Supprimer ce fichier ?"
        confirmLabel="Supprimer"
        onConfirm={close}
        onCancel={close}
      >
        <Text>Le fichier « facture-chauffage-2026.pdf » ne pourra pas être retrouvé.</Text>
      </ConfirmDialog>
    </>
  )
}
