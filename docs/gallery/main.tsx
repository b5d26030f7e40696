import './zodWithoutEval.ts'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import './gallery.css'

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(<Gallery />)
