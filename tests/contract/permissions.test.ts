import { describe, expect, it } from 'vitest'
import { can, invitationRoles, type Permission, permissions } from '#contract/permissions.ts'
import { roleFilters, roleNames } from '#contract/roles.ts'

const names = Object.keys(permissions).filter((name): name is Permission => name in permissions)

describe('the permission table', () => {
  it('knows the 23 job roles of the specification, each once', () => {
    expect(roleNames).toHaveLength(23)
    expect(new Set(roleNames).size).toBe(23)
    for (const allowed of Object.values(permissions)) expect(new Set(allowed).size).toBe(allowed.length)
  })

  it('allows nothing without a role', () => {
    for (const name of names) expect(can([], name)).toBe(false)
  })

  it('adds up the permissions of several roles', () => {
    for (const name of names) {
      for (const one of roleNames) {
        for (const other of roleNames) {
          expect(can([one, other], name)).toBe(can([one], name) || can([other], name))
        }
      }
    }
  })

  it('keeps forums and exchanges for co-owners, as the specification says', () => {
    const { coowners, cs } = roleFilters
    expect(new Set(permissions['exchange.read'])).toEqual(new Set([...coowners, ...cs]))
    expect(new Set(permissions['topic.read'])).toEqual(new Set([...coowners, ...cs, ...permissions['topic.moderate']]))
  })

  it('lets owners and managers invite, but nobody who was invited', () => {
    for (const role of invitationRoles) expect(can([role], 'invitation.create')).toBe(false)
    expect(can(['coowner'], 'invitation.create')).toBe(true)
    expect(can(['coowner_manager'], 'invitation.create')).toBe(true)
  })

  it('lets nobody invite a person to more permissions than their own', () => {
    for (const inviter of permissions['invitation.create']) {
      for (const invited of invitationRoles) {
        const gained = names.filter((name) => can([invited], name) && !can([inviter], name))
        // A manager does not live in the place, so they have no account to read or pay, no report to confirm and no vote. People
        // they invite may have all of these.
        const ofResidents = ['account.read', 'payment.make', 'exchange.read', 'report.witness', 'decision.vote']
        expect(gained.filter((name) => !ofResidents.includes(name))).toEqual([])
      }
    }
  })
})
