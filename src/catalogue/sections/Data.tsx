import { Card } from '#src/ui/Card.tsx'
import { CardRow } from '#src/ui/CardRow.tsx'
import { CellButton } from '#src/ui/CellButton.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { GlanceList, GlanceRow } from '#src/ui/GlanceRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Specimen } from '../Specimen.tsx'
import { ListSection, RowsSection, TableSection } from './dataSpecimens.tsx'

const places = ['Résidence Les Tilleuls', 'Le Vauban', 'Les Terrasses du Canal', 'Cour des Brasseurs']

export function Data() {
  return (
    <>
      <Specimen title="DataTable: pages, waiting, empty" layout="column">
        <TableSection />
      </Specimen>
      <Specimen title="DataTable: 50,000 virtual rows" layout="column">
        <RowsSection />
      </Specimen>
      <Specimen title="CellButton: the name of a row that opens">
        <CellButton>Appel de provisions</CellButton>
      </Specimen>
      <Specimen title="VirtualListbox, VirtualList" layout="column">
        <ListSection count={40} />
      </Specimen>
      <Specimen title="Facts: what is known, term by term" layout="column">
        <Facts
          lines={[
            ['Adresse', '12 rue des Tilleuls, 59000 Lille'],
            [
              'Agence',
              <TextLink key="agency" href="/agence">
                Agence de Lille
              </TextLink>,
            ],
            ['Gardien', null],
          ]}
        />
      </Specimen>
      <Specimen title="CardRow: side by side, scrolled by hand on a phone" layout="column">
        <CardRow label="Immeubles">
          {places.map((name) => (
            <li key={name}>
              <Card>
                <TextLink href="/immeuble">{name}</TextLink>
              </Card>
            </li>
          ))}
        </CardRow>
      </Specimen>
      <Specimen title="GlanceList" layout="column">
        <GlanceList>
          {places.map((name) => (
            <GlanceRow key={name} href="/immeuble" name={name} tag={<Tag>Nouveau</Tag>} onAim={() => {}}>
              <Text variant="small">27 boulevard Vauban, Lille</Text>
            </GlanceRow>
          ))}
        </GlanceList>
      </Specimen>
    </>
  )
}
