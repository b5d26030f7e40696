import { useState } from 'react'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { StepIndicator } from '#src/ui/StepIndicator.tsx'
import { Specimen } from '../Specimen.tsx'

const steps = [
  { id: 'mandate', label: 'Créer le mandat' },
  { id: 'signature', label: 'Signer en ligne' },
  { id: 'payment', label: 'Payer' },
]
const trail = [
  { label: 'Tableau de bord', href: '/' },
  { label: 'Mon compte', href: '/mon-compte' },
]

export function Navigation() {
  const [current, setCurrent] = useState('signature')
  return (
    <>
      <Specimen title="StepIndicator: in the middle" layout="column">
        <StepIndicator steps={steps} current={current} onSelect={setCurrent} label="Prélèvement" />
      </Specimen>
      <Specimen title="StepIndicator: at the last step" layout="column">
        <StepIndicator steps={steps} current="payment" onSelect={setCurrent} label="Prélèvement, fin" />
      </Specimen>
      <Specimen title="Breadcrumb" layout="column">
        <Breadcrumb label="Fil d’Ariane" steps={trail} current="Confidentialité" />
      </Specimen>
    </>
  )
}
