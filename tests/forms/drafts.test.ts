import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraft } from '#src/forms/drafts.ts'

const draft = createDraft('login', ['email', 'password'])

function formWith(fields: Record<string, { type: string; value: string }>) {
  const form = document.createElement('form')
  for (const [name, { type, value }] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { name, type, value }))
  }
  return form
}

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear())

  it('gives back what was typed, after a reload too', () => {
    draft.keep(formWith({ email: { type: 'email', value: 'ada@' } }))

    expect(createDraft('login', ['email']).read()).toEqual({ email: 'ada@' })
  })

  it('never keeps a password', () => {
    draft.keep(formWith({ password: { type: 'password', value: 's3cret' } }))

    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('s3cret')
  })

  it('keeps what was chosen, and what was emptied', () => {
    const choices = createDraft('choices', ['role', 'topic', 'note'])
    const form = document.createElement('form')
    form.innerHTML = `<input type="radio" name="role" value="owner"><input type="radio" name="role" value="tenant" checked>
      <select name="topic"><option value="lift"><option value="roof" selected></select><textarea name="note"></textarea>`

    choices.keep(form, { note: 'Bonjour' })

    expect(choices.read()).toEqual({ role: 'tenant', topic: 'roof', note: '' })
  })

  it('leaves out what a field was filled with: nobody typed it', () => {
    draft.keep(formWith({ email: { type: 'email', value: 'ada@demo.example' } }), { email: 'ada@demo.example' })

    expect(draft.read()).toEqual({})
  })

  it('is empty once cleared', () => {
    draft.keep(formWith({ email: { type: 'email', value: 'ada@demo.example' } }))
    draft.clear()

    expect(draft.read()).toEqual({})
  })

  it.each(['not JSON', '[1]', '{"email":1}', '{"other":"x"}'])('reads %s as nothing', (stored) => {
    sessionStorage.setItem('draft:login', stored)

    expect(draft.read()).toEqual({})
  })

  it('is no reason to fail where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

    expect(() => draft.keep(formWith({ email: { type: 'email', value: 'ada@demo.example' } }))).not.toThrow()
    vi.restoreAllMocks()
  })
})
