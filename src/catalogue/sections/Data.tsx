import { Specimen } from '../Specimen.tsx'
import { ListSection, RowsSection, TableSection } from './dataSpecimens.tsx'

export function Data() {
  return (
    <>
      <Specimen title="DataTable: pages, waiting, empty" layout="column">
        <TableSection />
      </Specimen>
      <Specimen title="DataTable: 50,000 virtual rows" layout="column">
        <RowsSection />
      </Specimen>
      <Specimen title="VirtualList: feed and listbox" layout="column">
        <ListSection />
      </Specimen>
    </>
  )
}
