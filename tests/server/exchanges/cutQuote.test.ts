import { describe, expect, it } from 'vitest'
import { cutQuote } from '#server/services/exchanges/cutQuote.ts'

const quoted = '> Bonjour,\n> où est la clé ?\n'

describe('the person’s own text in a reply', () => {
  it.each([
    ['Apple Mail', `Chez moi.\n\nLe 26 nov. 2026 à 20:02, Esteral <bonjour@ese.example> a écrit :\n\n${quoted}`],
    ['Gmail', `Chez moi.\n\nLe jeu. 26 nov. 2026 à 20:02, Esteral <bonjour@ese.example> a\nécrit :\n\n${quoted}`],
    [
      'Gmail in English',
      `Chez moi.\n\nOn Thu, Nov 26, 2026 at 8:02 PM Esteral <bonjour@ese.example> wrote:\n\n${quoted}`,
    ],
    ['Outlook', 'Chez moi.\n\nDe : Esteral <bonjour@ese.example>\nEnvoyé : jeudi 26 novembre 2026\n\nOù est la clé ?'],
    ['a phone', `Chez moi.\n\nEnvoyé de mon iPhone\n\n${quoted}`],
    [
      'a program that quotes nothing but our line',
      'Chez moi.\n\n##- Répondez au-dessus de cette ligne -##\n\nOù est la clé ?',
    ],
    ['a program with lines of Windows', `Chez moi.\r\n\r\n${quoted.replaceAll('\n', '\r\n')}`],
  ])('%s is cut to it', (_, mail) => {
    expect(cutQuote(mail)).toBe('Chez moi.')
  })

  it.each([
    'Bonjour,\n\nLe syndic m’a écrit\nqu’il passera lundi.',
    'D’accord.\n\nBien à vous,\nPaul\n\nPS : la clé est au gardien.',
    'Pour 2 < 3 et 5 > 4.\nUne seconde ligne.',
  ])('%j stays whole', (text) => {
    expect(cutQuote(text)).toBe(text)
  })

  it.each([
    'Op schreef\n'.repeat(2_000),
    'den. x skrev x\n'.repeat(1_400),
    `${'From: <a '.repeat(30)}\n`.repeat(70),
    '0000from<'.repeat(2_000),
    `${'On a '.repeat(50)}\n`.repeat(80),
    '\n'.repeat(20_000),
    `${'- '.repeat(140)}\n`.repeat(70),
  ])('is found in a hostile mail too (%#)', (mail) => {
    expect(cutQuote(mail).length).toBeLessThanOrEqual(mail.length)
  })
})
