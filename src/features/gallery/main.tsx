// Entry point of the gallery, a separate page for developers that shows every component in every state. It contains no
// router, query client or translated messages, so that components cannot depend on them.
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
