// The gallery: every component in every state. A page of its own, for those who make the hub; it has no router, no query
// and no message, and so proves that the components need none.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Frame, isFrame } from './Frame.tsx'
import { Gallery } from './Gallery.tsx'
import { readView } from './view.ts'
import './gallery.css'

const view = readView(location.search)
const page = isFrame(view.frame) ? <Frame name={view.frame} view={view} /> : <Gallery first={view} />
const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>{page}</StrictMode>)
