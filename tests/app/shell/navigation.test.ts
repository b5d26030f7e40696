import { describe, expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { areas, pages } from '#src/app/shell/areas.ts'
import { footOf, groupOf, markOf, navigationFor, parentsOf } from '#src/app/shell/navigation.ts'

const screensFor = (viewer: Parameters<typeof navigationFor>[0]) => navigationFor(viewer).map(({ screen }) => screen)

describe('navigation', () => {
  it('lists every screen of the application exactly once', () => {
    const all = screensFor({ roles: null, isAdministrator: true })
    expect(new Set(all).size).toBe(all.length)
    const fixed = Object.entries(applicationPaths).flatMap(([name, path]) => (path.includes(':') ? [] : [name]))
    expect([...all].sort()).toEqual([...fixed, 'terms'].sort())
  })

  it('lists the pages of the menus group by group, before those that only the palette lists', () => {
    const all = screensFor({ roles: ['coownership', 'coowner_assistant'], isAdministrator: true })
    const groups = [
      ['home', 'activity'],
      ['messages', 'forum'],
      ['reports', 'decisions', 'news', 'community', 'equipments', 'place'],
      ['personalAccount', 'paying', 'buildingAccounts'],
      ['agency'],
      ['conversationQueue', 'collections', 'refundDesk', 'mandateDesk'],
      ['impersonation', 'imports', 'jobs', 'ticketQueue'],
      ['profile', 'account', 'preferences', 'myPlaces', 'terms', 'tickets'],
    ]
    expect(all.slice(0, all.indexOf('newConversation'))).toEqual(groups.flat())
  })

  it('has the areas in the same order for their pages as for their cards', () => {
    expect(Object.keys(pages)).toEqual(areas.flatMap((area) => Object.keys(area.pages ?? {})))
  })

  it('shows impersonation to administrators only', () => {
    expect(screensFor({ roles: ['coowner'], isAdministrator: false })).not.toContain('impersonation')
  })

  it('hides from a partner the pages for members of a place', () => {
    const entries = screensFor({ roles: ['partner'], isAdministrator: false })
    expect(entries).not.toContain('community')
    expect(entries).toContain('agency')
  })

  it.each([
    [null, ['home', 'activity', 'reports', 'decisions']],
    [['coowner'], ['home', 'activity', 'reports', 'decisions']],
    [['tenant'], ['home', 'activity', 'reports', 'news']],
    [['caretaker'], ['home', 'activity', 'reports', 'news']],
    [['partner'], ['home', 'activity', 'news', 'agency']],
  ] as const)('offers %j four entries at the foot of a phone, beside the menu', (roles, foot) => {
    expect(footOf(navigationFor({ roles, isAdministrator: false })).map(({ screen }) => screen)).toEqual(foot)
  })
})

describe('the part of the menu that holds a page', () => {
  it.each([
    ['reports', 'building'],
    ['report', 'building'],
    ['privacy', 'self'],
    ['import', 'administration'],
    ['home', 'first'],
    [null, null],
  ] as const)('%s: its own, or that of the nearest page above: %s', (page, group) => {
    expect(groupOf(page)).toBe(group)
  })
})

describe('the current entry', () => {
  it('is the page itself, or the nearest one above a page that has none', () => {
    expect(markOf('reports', 'reports')).toBe('page')
    expect(markOf('reports', 'report')).toBe('true')
    expect(markOf('paying', 'mandate')).toBe('true')
    expect(markOf('paying', 'mandateSetup')).toBe('true')
    expect(markOf('place', 'community')).toBeUndefined()
    expect(markOf('home', 'reports')).toBeUndefined()
    expect(markOf('reports', null)).toBeUndefined()
  })
})

describe('the breadcrumb', () => {
  it('climbs from every page to the first one', () => {
    for (const { screen } of navigationFor({ roles: null, isAdministrator: true })) {
      expect([...parentsOf(screen), screen][0]).toBe('home')
    }
    expect(parentsOf('privacy')).toEqual(['home', 'preferences'])
  })
})
