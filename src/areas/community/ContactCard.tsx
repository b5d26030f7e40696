import { useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import type { Contact } from '#contract/community.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ContactsSkeleton } from './ContactsSkeleton.tsx'
import { communityQueries } from './community.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  userId: string
  /** The person, if the list has already loaded them. */
  known: Contact | undefined
  onClose: () => void
}

/** One person of the place. The address names them, so a link to them opens it. */
export function ContactCard({ api, person, placeId, userId, known, onClose }: Props) {
  const t = useTranslate()
  const asked = useQuery({ ...communityQueries(api, person, placeId).contact(userId), enabled: known === undefined })
  const contact = known ?? asked.data
  const title = contact?.displayName ?? (contact === null ? t('community.card.missingTitle') : t('common.loading'))
  return (
    <Modal isOpen onClose={onClose} title={title}>
      {known ? (
        <ContactFacts contact={known} />
      ) : (
        <Loaded query={asked} skeleton={<ContactsSkeleton />}>
          {(found) => (found ? <ContactFacts contact={found} /> : <Text>{t('community.card.missingText')}</Text>)}
        </Loaded>
      )}
    </Modal>
  )
}

const isShown = (value: string | null) => value !== null

function ContactFacts({ contact }: { contact: Contact }) {
  const { translate: t, format } = useLanguage()
  const { email, phoneNumber, address, birthDate, isSelf, mayBeMessaged, hiddenFields } = contact
  const shown = [email, phoneNumber, address, birthDate].filter(isShown).length
  return (
    <Stack gap={5}>
      <Flex flexWrap="wrap" alignItems="center" gap={4}>
        <Avatar person={contact} size={72} />
        <Flex flexWrap="wrap" gap={2}>
          {isSelf && <Tag tone="success">{t('community.self')}</Tag>}
          {contact.roles.map((role) => (
            <Tag key={role} tone="accent">
              {t(`roles.${role}`)}
            </Tag>
          ))}
          {mayBeMessaged && <Tag tone="info">{t('community.card.messages')}</Tag>}
        </Flex>
      </Flex>
      {shown > 0 && (
        <Facts
          gap={3}
          lines={[
            [
              t('community.card.email'),
              email !== null && (
                <TextLink href={`mailto:${email}`}>
                  <EmailText email={email} />
                </TextLink>
              ),
            ],
            [
              t('community.card.phone'),
              phoneNumber !== null && <TextLink href={`tel:${phoneNumber}`}>{readPhone(phoneNumber)}</TextLink>,
            ],
            [t('community.card.address'), address],
            [t('community.card.birthDate'), birthDate !== null && format.date(momentOf(birthDate))],
          ]}
        />
      )}
      {hiddenFields.length > 0 && (
        <Text variant="small">
          {t('community.card.ownHidden', {
            fields: hiddenFields.map((field) => t(`community.card.own.${field}`)).join(', '),
          })}
        </Text>
      )}
      {isSelf && <TextLink href={applicationPaths.privacy}>{t('community.card.ownPrivacy')}</TextLink>}
      {!isSelf && shown < 4 && (
        <Text variant="small">{t(shown === 0 ? 'community.card.private' : 'community.card.partly')}</Text>
      )}
    </Stack>
  )
}
