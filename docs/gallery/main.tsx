import './zodWithoutEval.ts'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import './gallery.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html holds the element #root')
createRoot(root).render(<Gallery />)
