import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Specimen } from '../Specimen.tsx'

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const
const people = [
  { displayName: 'Ada Lovelace' },
  { displayName: 'SCI Les Tilleuls du Parc' },
  { displayName: 'Élodie', firstName: 'Élodie', lastName: 'Nguyên' },
]
const sizes = [32, 40, 56, 88]

export function People() {
  return (
    <>
      <Specimen title="Avatar">
        {people.map((person) => (
          <Avatar key={person.displayName} person={person} />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} person={{ displayName: 'Ada Lovelace', avatarUrl: '/brand/ese/icon.svg' }} />
        ))}
      </Specimen>
      <Specimen title="Tag">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Specimen>
      <Specimen title="Card" layout="column">
        <Card>
          <Text variant="strong">Prochaine assemblée générale</Text>
          <Text variant="muted">Mardi 12 mai 2026 à 18 h 30, salle des fêtes.</Text>
        </Card>
      </Specimen>
    </>
  )
}
