import { useState } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Specimen } from '../Specimen.tsx'

const refunds = [
  { value: 'account', label: 'Crédit sur le compte', hint: 'Déduit de votre prochain appel de fonds.', icon: 'coins' },
  { value: 'transfer', label: 'Virement', hint: 'Sous huit jours ouvrés.', icon: 'coins' },
  { value: 'cheque', label: 'Chèque', hint: 'N’est plus proposé.', icon: 'mail', isDisabled: true },
] as const
const buildings = [
  { value: 'a', label: 'Bâtiment A' },
  { value: 'b', label: 'Bâtiment B' },
] as const
const views = [
  { value: 'all', label: 'Toutes', count: 12 },
  { value: 'waiting', label: 'À vérifier', count: 3 },
  { value: 'approved', label: 'Approuvées', count: 8 },
  { value: 'refused', label: 'Refusées', count: 1 },
] as const

export function Choices() {
  const t = useTranslate()
  const required = t('errors.field.required')
  const [refund, setRefund] = useState<(typeof refunds)[number]['value']>('account')
  const [view, setView] = useState<(typeof views)[number]['value']>('all')
  const [isOn, setIsOn] = useState(true)
  const [sought, setSought] = useState('')
  const [building, setBuilding] = useState('')
  return (
    <>
      <Specimen title="Checkbox" layout="column">
        <Checkbox name="read" label="J’ai lu la résolution et ses pièces jointes" defaultChecked />
        <Checkbox name="mobile" label="Ce numéro est bien le mien" hint="Un code y sera envoyé à chaque paiement." />
        <Checkbox name="terms" label="J’accepte les conditions générales" error={required} />
        <Checkbox name="past" label="Option retenue" defaultChecked disabled />
      </Specimen>
      <Specimen title="Switch" layout="column">
        <Switch
          label="Recevoir un e-mail"
          hint="À chaque nouvelle publication de l’immeuble."
          isOn={isOn}
          onChange={setIsOn}
        />
        <Switch label="Recevoir une notification" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <Switch label="En cours d’enregistrement" isOn isBusy onChange={setIsOn} />
        <Switch label="Toujours envoyé" isOn disabled onChange={setIsOn} />
      </Specimen>
      <Specimen title="RadioCards" layout="column">
        <RadioCards
          legend="Mode de remboursement"
          name="refund"
          options={refunds}
          value={refund}
          onChange={setRefund}
        />
        <RadioCards legend="Bâtiment concerné" name="building" options={buildings} error={required} />
      </Specimen>
      <Specimen title="Select" layout="form">
        <Select label="Bâtiment" name="select" options={buildings} hint="Celui où se trouve l’équipement." />
        <Select
          label="Bâtiment"
          name="selectEmpty"
          options={buildings}
          placeholder="Choisir un bâtiment"
          error={required}
        />
        <Select label="Bâtiment" name="selectOff" options={buildings} disabled />
      </Specimen>
      <Specimen title="ChipGroup" layout="column">
        <ChipGroup legend="Factures affichées" name="view" options={views} value={view} onChange={setView} />
      </Specimen>
      <Specimen title="FilterBar" layout="column">
        <FilterBar
          which={{ legend: 'Factures à filtrer', name: 'filtered', options: views, value: view, onChange: setView }}
          search={{ label: 'Rechercher une facture', search: sought, onSearch: setSought }}
          activeCount={building === '' ? 0 : 1}
          onReset={
            building === '' && sought === ''
              ? undefined
              : () => {
                  setBuilding('')
                  setSought('')
                }
          }
        >
          <Select
            isAlwaysRight
            label="Bâtiment"
            options={buildings}
            placeholder="Tous les bâtiments"
            value={building}
            onChange={({ currentTarget: { value } }) => setBuilding(value)}
          />
        </FilterBar>
      </Specimen>
    </>
  )
}
