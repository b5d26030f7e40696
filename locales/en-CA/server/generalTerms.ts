import type { generalTerms as source } from '../../fr-FR/server/generalTerms.ts'

/** The terms of Québec, in English. */
export const generalTerms: typeof source = ({ brand, company, email, phone, site }) => [
  {
    title: 'Purpose',
    paragraphs: [
      `These terms of use govern access to the ${brand} client portal and its use. ${company} offers it at ${site}.`,
      'The portal makes it easier for the condominium syndicate, its manager and the occupants to work together. It does not replace notices that the Civil Code of Québec or the declaration of co-ownership require in another form.',
    ],
  },
  {
    title: 'Who may use the portal',
    paragraphs: [
      'The portal is for co-owners, lessors, tenants, directors of the syndicate, caretakers and partners of the buildings under management, and for authorized staff.',
      'Each person has an account of their own. One account may open several buildings, with separate rights in each.',
    ],
  },
  {
    title: 'Opening an account',
    paragraphs: [
      'The account is activated with the customer number and postal code found in the welcome letter, then with a link sent to the email address entered. The link is personal, works once and expires after seven days.',
      'You give accurate information and keep it up to date in your profile.',
    ],
  },
  {
    title: 'Credentials and security',
    paragraphs: [
      'The password has at least twelve characters, with an uppercase letter, a lowercase letter, a digit and a special character. It is yours alone; we never ask for it by telephone or email.',
      'After five failed attempts, sign-in is locked for twenty-four hours. The account holder receives a link to unlock it.',
      `Any suspicious use of the account must be reported at once to ${email}.`,
    ],
  },
  {
    title: 'Services',
    paragraphs: [
      'Among other things, the portal lets you read the accounts and documents of the condominium, pay condominium fees, report a problem and reach the manager.',
      'The services available depend on your role in each building and on the management contract signed with the syndicate.',
    ],
  },
  {
    title: 'Rules of conduct',
    paragraphs: [
      'Messages and reports stay courteous and are about the life of the building. Hateful, defamatory or promotional content and the disclosure of other people’s personal information are not allowed.',
      `${company} may remove content that is clearly unlawful and suspend its author’s access, after hearing them except in an emergency.`,
    ],
  },
  {
    title: 'Availability',
    paragraphs: [
      'The portal is available at all times, except during maintenance or events beyond our control. Planned interruptions are announced on the portal.',
      'In an emergency, call 911 or the emergency line of the building: the portal is not a way to raise an alarm.',
    ],
  },
  {
    title: 'Online payment',
    paragraphs: [
      'Condominium fees may be paid by pre-authorized debit from an account with a Canadian financial institution. The agreement may be cancelled at any time, subject to the notice it provides for.',
      'A debit that does not comply with the agreement may entitle you to a refund; your financial institution can explain how.',
    ],
  },
  {
    title: 'Personal information',
    paragraphs: [
      `${company} collects the information needed to manage the building and to provide the portal, in accordance with the Act respecting the protection of personal information in the private sector.`,
      `You may ask to see, correct or transfer your information by writing to ${email}. A complaint may be filed with the Commission d’accès à l’information.`,
      'When a member of our staff views the portal on your behalf to help you, that access is limited in time and recorded in a log.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      `The ${brand} trademark and the texts, drawings and software of the portal are protected. Reproduction beyond private use requires written permission.`,
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      `${company} takes reasonable steps to keep the portal working. It is not liable for damage caused by use contrary to these terms or by a failure of your own network, except where the law provides otherwise.`,
      'The official documents of the syndicate prevail if they differ from the information displayed.',
    ],
  },
  {
    title: 'Changes, governing law and contact',
    paragraphs: [
      'Any change is announced on the portal at least thirty days before it takes effect.',
      'The laws of Québec and the federal laws of Canada that apply there govern these terms.',
      `Any question: ${email} or ${phone}.`,
    ],
  },
]
