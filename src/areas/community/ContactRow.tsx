import type { Contact } from '#contract/community.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { RowButton } from '#src/ui/RowButton.tsx'
import { Tag } from '#src/ui/Tag.tsx'

/** One person in the list, with what they share. */
export function ContactRow({ contact, onOpen }: { contact: Contact; onOpen: () => void }) {
  const t = useTranslate()
  return (
    <Flex as="li" position="relative" alignItems="center" gap={3.5} py={3.5} minWidth={0}>
      <Avatar person={contact} size={44} />
      <Grid
        flex={1}
        minWidth={0}
        rowGap={1}
        columnGap={5}
        alignItems="center"
        overflowWrap="anywhere"
        columns={{ tablet: 2 }}
      >
        <div>
          <RowButton aria-haspopup="dialog" onClick={onOpen}>
            {contact.displayName}
          </RowButton>
          <Flex flexWrap="wrap" gap={1.5} mt={1}>
            {contact.isSelf && <Tag tone="success">{t('community.self')}</Tag>}
            {contact.roles.map((role) => (
              <Tag key={role}>{t(`roles.${role}`)}</Tag>
            ))}
          </Flex>
        </div>
        <Grid gap={0.5} color="textMuted" fontSize="compact">
          {contact.email !== null && (
            <span>
              <EmailText email={contact.email} />
            </span>
          )}
          {contact.phoneNumber !== null && <span>{readPhone(contact.phoneNumber)}</span>}
        </Grid>
      </Grid>
      {/* The smallest screens need the room for e-mail addresses. */}
      <Box as="span" display={{ base: 'none', phone: 'flex' }} color="textMuted">
        <Icon name="chevronRight" />
      </Box>
    </Flex>
  )
}
