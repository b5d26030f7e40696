export type GeneralTermsParams = {
  readonly brand: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly site: string
}

/** The general terms of use, France. Read by the server only, which publishes them as a version. */
export const generalTerms = ({ brand, company, email, phone, site }: GeneralTermsParams) => [
  {
    title: 'Objet',
    paragraphs: [
      `Les présentes conditions générales d’utilisation fixent les règles d’accès et d’usage de l’espace client ${brand}, proposé par ${company} à l’adresse ${site}.`,
      'L’espace client complète les échanges prévus par la loi du 10 juillet 1965 et par le contrat de syndic ou de gérance. Il ne remplace ni les notifications ni les convocations lorsque la loi impose une forme particulière.',
    ],
  },
  {
    title: 'Personnes concernées',
    paragraphs: [
      'L’espace client est réservé aux copropriétaires, bailleurs, locataires, membres du conseil syndical, gardiens et partenaires des immeubles gérés, ainsi qu’aux collaborateurs habilités.',
      'Chaque personne dispose d’un compte individuel. Un même compte peut donner accès à plusieurs immeubles, avec des droits propres à chacun d’eux.',
    ],
  },
  {
    title: 'Ouverture du compte',
    paragraphs: [
      'Le compte est activé à partir de la référence client et du code postal indiqués dans le courrier de bienvenue, puis par un lien envoyé à l’adresse de messagerie saisie. Ce lien est personnel, ne fonctionne qu’une fois et expire au bout de sept jours.',
      'La personne garantit l’exactitude des informations qu’elle communique et les tient à jour depuis son profil.',
    ],
  },
  {
    title: 'Identifiants et sécurité',
    paragraphs: [
      'Le mot de passe comporte au moins douze caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial. Il est strictement personnel et n’est jamais demandé par téléphone ni par courrier.',
      'Après cinq essais infructueux, la connexion est bloquée pendant vingt-quatre heures. Le titulaire du compte reçoit un lien qui lui permet de la débloquer.',
      `Toute utilisation suspecte du compte doit être signalée sans délai à ${email}.`,
    ],
  },
  {
    title: 'Services proposés',
    paragraphs: [
      'L’espace client permet notamment de consulter les comptes et les documents de la copropriété, de régler les charges, de signaler un incident, d’échanger avec le gestionnaire et de préparer les assemblées générales.',
      'Les services accessibles dépendent de la qualité de la personne dans chaque immeuble et du contrat conclu avec le syndicat des copropriétaires.',
    ],
  },
  {
    title: 'Règles de conduite',
    paragraphs: [
      'Les messages, sujets et signalements restent courtois et se rapportent à la vie de l’immeuble. Sont exclus les propos injurieux, discriminatoires, diffamatoires ou publicitaires, ainsi que la diffusion de données personnelles d’autrui.',
      `${company} peut retirer un contenu manifestement illicite et suspendre l’accès de son auteur, après l’avoir invité à s’expliquer sauf urgence.`,
    ],
  },
  {
    title: 'Disponibilité',
    paragraphs: [
      'L’espace client est accessible tous les jours, à toute heure, sauf maintenance ou cas de force majeure. Les interruptions prévues sont annoncées sur l’espace client.',
      'En cas d’urgence dans l’immeuble, la personne appelle les secours ou le service d’astreinte : l’espace client n’est pas un moyen d’alerte.',
    ],
  },
  {
    title: 'Paiement en ligne',
    paragraphs: [
      'Le règlement des charges s’effectue par prélèvement SEPA, sur la base d’un mandat signé électroniquement et révocable à tout moment.',
      'Un prélèvement autorisé peut être contesté auprès de la banque dans les huit semaines ; un prélèvement non autorisé, dans les treize mois.',
    ],
  },
  {
    title: 'Données personnelles',
    paragraphs: [
      `${company} traite les données nécessaires à la gestion de l’immeuble et à la fourniture de l’espace client, dans le respect du règlement (UE) 2016/679 et de la loi du 6 janvier 1978.`,
      `Chacun dispose de droits d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, qu’il exerce en écrivant à ${email}. Une réclamation peut être adressée à la CNIL.`,
      'Les consultations effectuées par un collaborateur au nom d’une personne, pour l’assister, sont limitées dans le temps et consignées dans un journal.',
    ],
  },
  {
    title: 'Propriété intellectuelle',
    paragraphs: [
      `La marque ${brand}, les textes, dessins et logiciels de l’espace client sont protégés. Leur reproduction hors de l’usage privé suppose un accord écrit.`,
    ],
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      `${company} met en œuvre les moyens nécessaires au bon fonctionnement de l’espace client. Elle ne répond pas des dommages dus à un usage contraire aux présentes conditions ou à une défaillance du réseau de la personne.`,
      'Les documents officiels de la copropriété font foi en cas d’écart avec les informations affichées.',
    ],
  },
  {
    title: 'Modification, droit applicable et contact',
    paragraphs: [
      'Une nouvelle version des conditions est annoncée sur l’espace client au moins quinze jours avant son entrée en vigueur, sauf obligation légale.',
      'Le droit français s’applique. Avant toute action, la personne peut saisir gratuitement un médiateur de la consommation.',
      `Pour toute question : ${email} ou ${phone}.`,
    ],
  },
]
