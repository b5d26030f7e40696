import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal React sign-in page, the baseline for the figures of the portal. */
function Floor() {
  const [email, setEmail] = useState('')
  return (
    <form method="post">
      <h1>Connexion</h1>
      <label htmlFor="email">Adresse mail</label>
      <input id="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="submit">Continuer</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
