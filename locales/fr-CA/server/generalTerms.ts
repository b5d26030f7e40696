import type { generalTerms as source } from '../../fr-FR/server/generalTerms.ts'

/** Les conditions du Québec : no rule of French law is taken over. */
export const generalTerms: typeof source = ({ brand, company, email, phone, site }) => [
  {
    title: 'Objet',
    paragraphs: [
      `Les présentes conditions d’utilisation encadrent l’accès à l’espace client ${brand} et son usage. ${company} l’offre à l’adresse ${site}.`,
      'L’espace client facilite les échanges entre le syndicat de copropriété, son gestionnaire et les occupants. Il ne remplace pas les avis que le Code civil du Québec ou la déclaration de copropriété exigent sous une autre forme.',
    ],
  },
  {
    title: 'Personnes visées',
    paragraphs: [
      'L’espace client s’adresse aux copropriétaires, locateurs, locataires, membres du conseil d’administration, concierges et partenaires des immeubles gérés, de même qu’au personnel autorisé.',
      'Chaque personne a son propre compte. Un compte peut donner accès à plusieurs immeubles, avec des droits distincts dans chacun.',
    ],
  },
  {
    title: 'Ouverture du compte',
    paragraphs: [
      'Le compte s’active au moyen du numéro de client et du code postal inscrits dans la lettre de bienvenue, puis d’un lien transmis à l’adresse courriel indiquée. Ce lien est personnel, fonctionne une seule fois et expire après sept jours.',
      'La personne fournit des renseignements exacts et les tient à jour dans son profil.',
    ],
  },
  {
    title: 'Identifiants et sécurité',
    paragraphs: [
      'Le mot de passe compte au moins douze caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial. Il est personnel; nous ne le demandons jamais par téléphone ni par courriel.',
      'Après cinq essais infructueux, la connexion est bloquée pendant vingt-quatre heures. La personne titulaire du compte reçoit un lien pour la débloquer.',
      `Tout usage suspect du compte doit être signalé sans tarder à ${email}.`,
    ],
  },
  {
    title: 'Services offerts',
    paragraphs: [
      'L’espace client permet entre autres de consulter les états de compte et les documents de la copropriété, de payer les frais de copropriété, de signaler un problème et de joindre le gestionnaire.',
      'Les services accessibles dépendent du rôle de la personne dans chaque immeuble et du contrat de gestion conclu avec le syndicat.',
    ],
  },
  {
    title: 'Règles de conduite',
    paragraphs: [
      'Les messages et les signalements demeurent courtois et portent sur la vie de l’immeuble. Les propos haineux, diffamatoires ou publicitaires et la diffusion de renseignements personnels d’autrui sont interdits.',
      `${company} peut retirer un contenu manifestement illicite et suspendre l’accès de la personne qui l’a publié, après lui avoir permis de s’expliquer, sauf urgence.`,
    ],
  },
  {
    title: 'Disponibilité',
    paragraphs: [
      'L’espace client est accessible en tout temps, sauf lors d’un entretien ou d’un cas de force majeure. Les interruptions prévues y sont annoncées.',
      'En cas d’urgence, composez le 911 ou la ligne d’urgence de l’immeuble : l’espace client n’est pas un moyen d’alerte.',
    ],
  },
  {
    title: 'Paiement en ligne',
    paragraphs: [
      'Les frais de copropriété peuvent être acquittés par débit préautorisé depuis un compte d’une institution financière canadienne. L’accord de débit est révocable en tout temps, sous réserve du préavis qu’il prévoit.',
      'Un débit non conforme à l’accord peut donner droit à un remboursement; l’institution financière en précise les modalités.',
    ],
  },
  {
    title: 'Renseignements personnels',
    paragraphs: [
      `${company} recueille les renseignements nécessaires à la gestion de l’immeuble et à l’espace client, conformément à la Loi sur la protection des renseignements personnels dans le secteur privé.`,
      `Toute personne peut demander l’accès à ses renseignements, leur rectification ou leur transmission en écrivant à ${email}. Une plainte peut être déposée à la Commission d’accès à l’information.`,
      'Lorsqu’un membre du personnel consulte l’espace au nom d’une personne pour l’aider, cette consultation est limitée dans le temps et consignée dans un registre.',
    ],
  },
  {
    title: 'Propriété intellectuelle',
    paragraphs: [
      `La marque ${brand}, les textes, les dessins et les logiciels de l’espace client sont protégés. Toute reproduction au-delà de l’usage privé exige une autorisation écrite.`,
    ],
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      `${company} prend les moyens raisonnables pour assurer le bon fonctionnement de l’espace client. Elle ne répond pas du préjudice causé par un usage contraire aux présentes conditions ou par une défaillance du réseau de la personne, sauf dans les cas où la loi l’interdit.`,
      'Les documents officiels du syndicat ont préséance en cas d’écart avec les renseignements affichés.',
    ],
  },
  {
    title: 'Modification, droit applicable et coordonnées',
    paragraphs: [
      'Toute modification est annoncée dans l’espace client au moins trente jours avant son entrée en vigueur.',
      'Les lois du Québec et les lois fédérales du Canada qui s’y appliquent régissent les présentes conditions.',
      `Pour toute question : ${email} ou ${phone}.`,
    ],
  },
]
