import type { FoundPerson } from '#contract/administration.ts'
import { dot } from '#contract/dot.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ListButton } from '#src/ui/ListButton.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { person: FoundPerson; onChoose: () => void }

/** A person found, with their places and their roles in each. */
export function PersonRow({ person, onChoose }: Props) {
  const t = useTranslate()
  const places = person.places.map((place) => [place.name, ...place.roles.map((role) => t(`roles.${role}`))].join(', '))
  return (
    <li>
      <ListButton onClick={onChoose}>
        <Avatar person={person} size={44} />
        <Grid as="span" flex={1} minWidth={0} gap={0.5} overflowWrap="anywhere">
          <Text as="span" variant="strong">
            {person.displayName}
          </Text>
          <Box as="span" fontSize="small" lineHeight={1.45} color="textMuted">
            <EmailText email={person.email} />
          </Box>
          <Box as="span" fontSize="small" lineHeight={1.45} color="textMuted">
            {places.length > 0 ? places.join(dot) : t('administration.noPlace')}
          </Box>
        </Grid>
        <Icon name="chevronRight" size={18} />
      </ListButton>
    </li>
  )
}
