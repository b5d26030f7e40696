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

  it('restores typed values, even after a reload', () => {
    draft.keep(formWith({ email: { type: 'email', value: 'ada@' } }))

    expect(createDraft('login', ['email']).read()).toEqual({ email: 'ada@' })
  })

  it('never keeps a password', () => {
    draft.keep(formWith({ password: { type: 'password', value: 's3cret' } }))

    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('s3cret')
  })

  it('keeps changed and emptied values', () => {
    const choices = createDraft('choices', ['role', 'topic', 'note'])
    const form = document.createElement('form')
    form.innerHTML = `<input type="radio" name="role" value="owner"><input type="radio" name="role" value="tenant" checked>
      <select name="topic"><option value="lift"><option value="roof" selected></select><textarea name="note"></textarea>`

    choices.keep(form, { note: 'Bonjour' })

    expect(choices.read()).toEqual({ role: 'tenant', topic: 'roof', note: '' })
  })

  it('leaves out prefilled values that nobody typed', () => {
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

  it('causes no failure where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

    expect(() => draft.keep(formWith({ email: { type: 'email', value: 'ada@demo.example' } }))).not.toThrow()
    vi.restoreAllMocks()
  })
})
