import { useState } from 'react'
import { Combobox } from '#src/ui/Combobox.tsx'
import { FilterRow, FilterSelect } from '#src/ui/FilterSelect.tsx'
import { Specimen } from '../Specimen.tsx'

const streets = [
  'rue des Tilleuls',
  'rue du Port',
  'avenue Foch',
  'place Saint-Louis',
  'quai de Seine',
  'impasse du Moulin',
]
const places = Array.from({ length: 24 }, (_, index) => ({
  value: String(index),
  label: `${index + 1}, ${streets[index % streets.length]}`,
  data: null,
}))
const streetOptions = streets.map((street) => ({ value: street, label: street }))
const pageSize = 8
const ignore = () => undefined

export function Search() {
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(pageSize)
  const [selected, setSelected] = useState('0')
  const [street, setStreet] = useState<string>()
  const found = places.filter(({ label }) => label.includes(search) && label.includes(street ?? ''))
  return (
    <Specimen title="Combobox" layout="column">
      <Combobox
        label="Immeuble"
        searchLabel="Rechercher un immeuble"
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        search={search}
        onSearch={setSearch}
        items={{
          options: found.slice(0, count),
          total: found.length,
          isLoading: false,
          hasFailed: false,
          isLoadingMore: false,
          hasMoreFailed: false,
        }}
        selected={selected}
        onSelect={({ value }) => {
          setSelected(value)
          setIsOpen(false)
        }}
        onMore={() => setCount(count + pageSize)}
        onRetry={ignore}
        filters={
          <FilterRow>
            <FilterSelect
              label="Voie"
              every="Toutes les voies"
              options={streetOptions}
              value={street}
              onChange={setStreet}
            />
          </FilterRow>
        }
      >
        {places.find(({ value }) => value === selected)?.label}
      </Combobox>
    </Specimen>
  )
}
