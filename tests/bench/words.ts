/** Words of messages, the most frequent first. The frequency of the n-th is proportional to 1/n, as in any language. */
const usual = `de la le et les à des en un est pour dans une que vous nous pas sur je du il ce au qui par plus avec ne bonjour merci se
  cette sont ai été the to of and ascenseur charges assemblée travaux devis fuite eau chauffage syndic copropriété facture réunion parking
  cave escalier porte clé digicode interphone toiture façade ravalement jardin poubelles local vélos voisin bruit gardien compteur panne
  réparation entreprise plombier électricien serrurier peinture fenêtre balcon vote décision budget provision appel paiement prélèvement
  relevé elevator meeting leak water heating invoice repair neighbour noise key lock roof garden bicycle caretaker meter works quote
  payment mailbox basement stairs insurance assurance sinistre expertise dégât infiltration étage palier couloir ampoule minuterie
  boîte lettres courrier rendez-vous vendredi samedi semaine matin urgence propriétaire locataire bailleur notaire vente compte solde`

const consonants = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'ch', 'tr', 'pl', 'br']
const vowels = ['a', 'e', 'i', 'o', 'u', 'ou', 'an', 'on', 'eau', 'oi']
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel))

/** The n-th invented word: three syllables. */
function rareWord(n: number): string {
  const at = (index: number) => syllables[index % syllables.length] ?? ''
  return at(n * 7) + at(Math.floor((n * 7) / syllables.length) + n * 31) + at(n * 53 + 11)
}

const count = 20_000
const known = usual.split(/\s+/)
export const words: readonly string[] = Array.from({ length: count }, (_, rank) => known[rank] ?? rareWord(rank))
