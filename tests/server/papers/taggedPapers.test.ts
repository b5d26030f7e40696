import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { closeDecisions } from '#server/areas/decisions/closing/closeDecisions.ts'
import { ballotsOf, everybodyVotes, openDecision } from '#tests/support/server/decisionCalls.ts'
import { expectAccessible, headingsOf } from '#tests/support/server/expectAccessible.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { readPaperStructure } from '#tests/support/server/paperCalls.ts'
import { bringToMeeting, roomOf } from '#tests/support/server/roomCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

const day = 24 * 3_600_000
/** Enough to fill a table longer than a page. */
const names = Array.from({ length: 45 }, (_, index) => `Personne ${index + 101}`)
const crowd = Object.fromEntries(names.map((name) => [name, 10]))
let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Anne: 300, Boris: 250 } })
})
afterAll(() => server.close())

const listen = (path: string, name: string, params: Record<string, string>, by = owners) =>
  readPaperStructure(server, path, { token: by.person(name).token, params })
const rowOf = (name: string, value: string) => [
  ['TH Row', name],
  ['TD', value],
]

describe('assistive technology', () => {
  it('reads the form for distance voting from top to bottom, with its boxes', async () => {
    const { id } = await openDecision(owners, { title: 'Réfection du toit' })
    const meetingId = await bringToMeeting(server, owners, id, 5 * 24)
    const heard = await listen(paperPaths.correspondenceForm, 'Anne', { meetingId })

    const title = 'Formulaire de vote par correspondance'
    expectAccessible(heard, { title })
    expect(heard.spoken).toEqual([
      ['P', 'Esteral Gestion SAS'],
      ['H1', title],
      ['P', 'Assemblée générale du 20 janvier 2030 à 10 h, Salle des fêtes.'],
      ...rowOf('Copropriété', 'Résidence des essais'),
      ...rowOf('Adresse', '1 rue du Vote, 59000 Lille'),
      ...rowOf('Copropriétaire', 'Anne'),
      ...rowOf('Voix', '300'),
      ['P', 'Ce formulaire rempli et signé doit arriver au syndic au plus tard le 16 janvier 2030.'],
      ['P', expect.stringMatching(/^Cochez une seule case par résolution\. .* n’est pas comptée\. .* à ce vote\.$/)],
      ['H2', '1. Réfection du toit'],
      ...['Pour', 'Contre', 'Abstention'].flatMap((choice) => [
        ['Lbl', '☐'],
        ['LBody', choice],
      ]),
      ['P', 'Date et signature'],
      ['P', 'Établi le 15 janvier 2030 à 10 h à partir des données du portail.'],
    ])
  })

  it('reads the facts on a receipt as names and values, under their headings', async () => {
    const { id } = await openDecision(owners)
    const ballots = ballotsOf(id, owners.person('Anne'))
    await ballots.vote('for')
    const voteId = (await ballots.detail()).ownVote?.id ?? ''
    const heard = await listen(paperPaths.receipt, 'Anne', { decisionId: id, voteId })

    expectAccessible(heard, { title: 'Reçu de vote' })
    expect(headingsOf(heard).slice(1)).toEqual([
      ['H2', 'Ce qui a été voté'],
      ['H2', 'La preuve'],
      ['H2', 'Comment vérifier'],
    ])
    const proof = heard.spoken.slice(heard.spoken.findIndex(([, text]) => text === 'La preuve') + 1)
    expect(proof.slice(0, 4)).toEqual([
      ...rowOf('Bulletin', '1'),
      ['TH Row', 'Engagement (le choix, scellé)'],
      ['TD', expect.stringMatching(/^([0-9a-f]{8} ?){8}$/)],
    ])
  })

  it('reads minutes by headings, and the header of a table over several pages once', async () => {
    const many = await makeOwners(server, { owners: crowd })
    const { id } = await openDecision(many, { title: 'Toit', description: 'Un.\n\nDeux.' })
    await everybodyVotes(many, id, Object.fromEntries(names.map((name) => [name, 'against'])))
    const meetingId = await bringToMeeting(server, many, id)
    expect((await roomOf(id, many.person('manager')).count()).status).toBe(201)
    const heard = await listen(paperPaths.meetingMinutes, 'Personne 101', { meetingId }, many)

    expectAccessible(heard, { title: 'Procès-verbal de l’assemblée générale extraordinaire' })
    expect(headingsOf(heard).slice(1)).toEqual([
      ['H2', 'Feuille de présence'],
      ['H2', 'Résolution n° 1 : Toit'],
      ['H3', 'Texte de la résolution'],
      ['H3', 'Décompte'],
      ['H3', 'Calcul de la majorité : Majorité simple (article 24)'],
      ['H3', 'Ont voté contre'],
      ['H3', 'Se sont abstenus'],
      ['H2', 'Signatures du président de séance, du secrétaire et des scrutateurs'],
    ])
    const text = heard.spoken.findIndex(([, words]) => words === 'Texte de la résolution')
    expect(heard.spoken.slice(text + 1, text + 3)).toEqual([
      ['P', 'Un.'],
      ['P', 'Deux.'],
    ])
    expect(heard.spoken.filter(([, words]) => words === 'Participation')).toEqual([['TH Column', 'Participation']])
    expect(heard.pages[1]?.decoration).toContain('Copropriétaire Participation Voix')
    const people = heard.spoken.flatMap(([role, name]) =>
      role === 'TH Row' && name.startsWith('Personne') ? [name] : [],
    )
    expect(people).toEqual([...names, ...names])
  })

  it('reads minutes of a decision in their language, without a skipped heading level', async () => {
    const quebec = await makeOwners(server, { owners: { Sam: 10, Léo: 20 }, offer: 'VQC' })
    const { id } = await openDecision(quebec, { rule: 'ccq1096' })
    await everybodyVotes(quebec, id, { Sam: 'for', Léo: 'against' })
    server.clock.advance(40 * day)
    await closeDecisions(server.platform, server.sites)
    const call = { token: quebec.person('Sam').token, params: { decisionId: id }, query: { locale: 'en-CA' } }
    const heard = await readPaperStructure(server, paperPaths.decisionMinutes, { ...call, offer: 'VQC' })

    expectAccessible(heard, { title: 'Minutes of the decision', language: 'en-CA' })
    expect(heard.metadata.get('dc:creator')).toEqual(['Valcourt & Fils inc.'])
    expect(headingsOf(heard).slice(1)).toEqual([
      ['H2', 'Text of the resolution'],
      ['H2', 'Vote count'],
      ['H2', 'Computation of the majority: Majority of votes (article 1096 C.C.Q.)'],
      ['H2', 'Voted against'],
      ['H2', 'Abstained'],
    ])
  })
})
