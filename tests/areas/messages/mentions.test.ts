import { describe, expect, it } from 'vitest'
import { mentionBegun, mentionedIdsIn, mentionsIn, peopleFor } from '#src/areas/messages/mentions.ts'

const person = (userId: string, displayName: string) => ({ userId, displayName })
const jeanne = person('jeanne', 'Jeanne Lenoir')
const marie = person('marie', 'Marie Roy')
const longer = person('longer', 'Marie Roy-Tremblay')
const people = [jeanne, marie, longer, person('helene', 'Hélène Dupuis')]

describe('the mentions of a text', () => {
  it('are names after an @, whatever punctuation surrounds them', () => {
    const text = '« @Jeanne Lenoir » et (@Marie Roy), merci. @Jeanne'
    expect(mentionsIn(text, people).map(({ at, end }) => text.slice(at, end))).toEqual(['@Jeanne Lenoir', '@Marie Roy'])
  })

  it('are the longest matching name, and no part of a word or an address', () => {
    expect(mentionedIdsIn('@Marie Roy-Tremblay', people)).toEqual(['longer'])
    const addresses = [
      'https://toot.example/@Marie Roy',
      'https://x.example/?q=@Marie Roy',
      'http://x.example/#a-@Marie Roy',
    ]
    for (const text of ['@Marie Royer', 'moi@Marie Roy', ...addresses]) {
      expect(mentionedIdsIn(text, people)).toEqual([])
    }
    expect(mentionedIdsIn('Voir https://x.example/?q=1, @Marie Roy', people)).toEqual(['marie'])
  })

  it('include all namesakes, each once, and twenty people at most', () => {
    expect(mentionedIdsIn('@Marie Roy @Marie Roy', [marie, person('other', 'Marie Roy')])).toEqual(['marie', 'other'])
    const crowd = Array.from({ length: 25 }, (_, index) => person(`p${index}`, 'Jean Petit'))
    expect(mentionedIdsIn('@Jean Petit', crowd)).toHaveLength(20)
  })
})

describe('a mention being typed', () => {
  it.each([
    ['Bonjour @jea', 'jea'],
    ['@', ''],
    ['(@Jeanne L', 'Jeanne L'],
    ['rendez-vous @ 18 h', null],
    ['jeanne@courriel', null],
    ['https://x.example/?q=@jea', null],
    ['@Jeanne\nLenoir', null],
    ['sans', null],
  ])('%j', (text, typed) => {
    expect(mentionBegun(text, text.length)?.typed ?? null).toBe(typed)
  })

  it('finds people by the beginning of any of their names, without accents, and none after a whole name', () => {
    const namesFor = (typed: string) => peopleFor(people, typed).map(({ userId }) => userId)
    expect(namesFor('hele')).toEqual(['helene'])
    expect(namesFor('d')).toEqual(['helene'])
    expect(namesFor('tremb')).toEqual(['longer'])
    expect(namesFor('jeanne l')).toEqual(['jeanne'])
    expect(namesFor('jeanne lenoir ')).toEqual([])
  })
})
